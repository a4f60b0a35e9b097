type Opening = { days: string; opens: string; closes: string }

/** « du lundi au vendredi de 9 h à 18 h », « le samedi de 9 h à 12 h 30 », spaces as typed. */
export function openingInWords({ days, opens, closes }: Opening): string {
  const [first = '', last] = days.toLowerCase().split(/\s*[–-]\s*/)
  const span = last === undefined ? `le ${first}` : `du ${first} au ${last}`
  return `${span} de ${hourInWords(opens)} à ${hourInWords(closes)}`
}

function hourInWords(time: string) {
  const [hours, minutes] = time.split(':')
  return `${Number(hours)} h${minutes === '00' ? '' : ` ${minutes}`}`
}
