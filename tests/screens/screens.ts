import { loadScreens } from 'statecharts/node'

/** The screens of all machines: how a visitor operates and sees each. */
export const screens = await loadScreens('tests/screens')
