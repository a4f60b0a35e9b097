import { createContext } from 'react'

/** Opens an address of this site without a new document. Always the same function. */
export const NavigateContext = createContext((to: string) => location.assign(to))

/** The same in the place of the address that is open. */
export const ReplaceContext = createContext((to: string) => location.replace(to))
