/** Formats an amount: « 4 800 € », « 1 234,50 € ». */
export function formatEuros(euros: number): string {
  const cents = Number.isInteger(euros) ? {} : { minimumFractionDigits: 2 }
  return `${euros.toLocaleString('fr-FR', cents)}\u00a0€`
}
