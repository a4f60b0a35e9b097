import { loadScreens } from 'statecharts/node'

/** The screens of the machines that visitors use. */
export const screens = await loadScreens('tests/screens')
