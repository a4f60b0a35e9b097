declare module 'virtual:editor-registry' {
  export const kinds: import('./config.ts').Registry
}
