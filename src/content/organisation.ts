/** A namespace, so that the browser's script holds only the facts that it shows. */
export * as organisation from './identity.ts'
