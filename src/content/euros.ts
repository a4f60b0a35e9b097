/** Formats an amount: « 4 800 € », « 1 234,50 € ». */
export function formatEuros(euros: number): string {
  const minimumFractionDigits = Number.isInteger(euros) ? 0 : 2
  const options = { style: 'currency', currency: 'EUR', minimumFractionDigits } as const
  return euros.toLocaleString('fr-FR', options)
}

/** Formats an amount with its tax: « 2 670 € HT ». */
export const formatMoney = ({ euros, vat }: { euros: number; vat: string }) =>
  vat === 'exonéré'
    ? `${formatEuros(euros)}, exonéré de TVA`
    : `${formatEuros(euros)}\u00a0${vat}`
