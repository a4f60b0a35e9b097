import { loadScreens } from 'statecharts/node'

/** The screens of all machines that have a view: descriptions of how visitors operate and see them. */
export const screens = await loadScreens('tests/screens')
