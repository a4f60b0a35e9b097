declare module 'virtual:editor-registry' {
  export const kinds: import('../registry.ts').Registry
}
