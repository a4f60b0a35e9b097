import { loadScreens } from 'statecharts/node'

/** The screens of the machines that visitors use. A screen names a control for each event, and its effect. */
export const screens = await loadScreens('tests/screens')
