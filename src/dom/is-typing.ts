/** Whether the focus is in a field, which must then keep the focus and stay in view. */
export const isTyping = () => document.activeElement?.matches('input, textarea, select')
