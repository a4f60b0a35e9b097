import { screensIn } from 'statecharts/node'

/** How a visitor meets each machine. */
export const screens = await screensIn('tests/screens')
