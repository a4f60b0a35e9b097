/** Source of the expression of an id that begins a title: of a fault or of a group of behaviour. */
export const titleId = 'F\\d\\d|B\\d'
