import { loadScreens } from 'statecharts/node'

/** Screens describe how visitors operate and see the machines of the site that have a view. */
export const screens = await loadScreens('tests/screens')
