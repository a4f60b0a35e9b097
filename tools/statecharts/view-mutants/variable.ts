/** Names the machines whose views are tried, separated by commas, or `all`. */
export const variable = 'VIEW_MUTANTS'
