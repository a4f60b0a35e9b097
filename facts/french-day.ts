const formats = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' })

/** « 20 novembre 2026 », for an ISO date, as sentences about facts say it. */
export function dayIn(iso: string): string {
  return formats.format(new Date(iso))
}
