/** The only module that a table of rules takes a type from. */
const ORACLE = '#tests/paths/oracle.ts'

/**
 * What a table of rules imports and must not: an oracle that knows the machine, or XState,
 * would grade the machine by itself. Types of the oracle and other tables are allowed.
 */
export function foreignImports(source: string): readonly string[] {
  const statements = source.matchAll(
    /(?:^|[;\n])\s*(import|export)\b([^;'"]*?)\bfrom\s*['"]([^'"]+)['"]/g,
  )
  const direct = source.matchAll(/\b(?:import|require)\s*\(?\s*['"]([^'"]+)['"]/g)
  return [
    ...[...statements].flatMap(([, , clause = '', module = '']) =>
      isAllowed(clause, module) ? [] : module,
    ),
    ...[...direct].map(([, module = '']) => module),
  ]
}

function isAllowed(clause: string, module: string): boolean {
  if (/^\.\/[a-z0-9-]+\.rules\.ts$/.test(module)) return true
  const isTypeOnly =
    /^\s*type\b/.test(clause) || /^\s*\{(?:\s*type\s+\w+\s*,?)+\s*\}\s*$/.test(clause)
  return isTypeOnly && module === ORACLE
}
