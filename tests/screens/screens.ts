import { loadScreens } from 'statecharts/node'

/** The screens of all machines. A screen describes how a visitor operates and sees a machine. */
export const screens = await loadScreens('tests/screens')
