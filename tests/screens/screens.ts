import { loadScreens } from 'statecharts/node'

/** The screens of the machines that visitors use: the control of each event, and each visible result. */
export const screens = await loadScreens('tests/screens')
