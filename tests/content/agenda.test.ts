import { expect, test, vi } from 'vitest'
import { agendaFiles, agendaOf, filesOn } from '#src/document/agenda.ts'
import { createDueCalendar } from '#tools/owner/due.ts'
import { calendarOf } from '#src/document/icalendar.ts'
import { companyCourses, mandatoryTrainings } from '#src/content/courses.ts'
import * as organisation from '#src/content/organisation.ts'
import { itemAt } from '#tests/item-at.ts'

/** Returns the unfolded lines (RFC 5545) of a file, which must have CRLF line ends. */
function linesOf(text: string) {
  expect(text.endsWith('\r\n')).toBe(true)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  return text.replaceAll('\r\n ', '').trimEnd().split('\r\n')
}

/** Returns the properties of each event. The parameters of a property are part of its key. */
function eventsIn(text = ''): readonly Readonly<Record<string, string>>[] {
  const lines = linesOf(text)
  return lines.flatMap((begin, index) => {
    if (begin !== 'BEGIN:VEVENT') return []
    const event = lines.slice(index + 1, lines.indexOf('END:VEVENT', index))
    const properties = event.map((line) => {
      const [key = '', ...rest] = line.split(':')
      return [key, rest.join(':').replaceAll(/\\([\\;,])/g, '$1')]
    })
    return [Object.fromEntries(properties)]
  })
}

function eventIn(text = '') {
  const events = eventsIn(text)
  expect(events).toHaveLength(1)
  return itemAt(events, 0)
}

const course = itemAt(companyCourses, 0)
const session = itemAt(course.sessions, 0)

// Summer time begins on the last Sunday of March and ends on the last Sunday of October, at 01:00 UTC.
const paris = `BEGIN:VCALENDAR BEGIN:VTIMEZONE TZID:Europe/Paris
  BEGIN:STANDARD DTSTART:19961027T030000 RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
    TZNAME:CET TZOFFSETFROM:+0200 TZOFFSETTO:+0100 END:STANDARD
  BEGIN:DAYLIGHT DTSTART:19810329T020000 RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
    TZNAME:CEST TZOFFSETFROM:+0100 TZOFFSETTO:+0200 END:DAYLIGHT
  END:VTIMEZONE END:VCALENDAR`

test.each(Object.entries(agendaFiles))(
  'the calendar %s defines no time zone other than that of Paris',
  (_, text) => {
    const lines = linesOf(text)
    const [begin, end] = [lines.indexOf('BEGIN:VEVENT'), lines.lastIndexOf('END:VEVENT')]
    const frame = lines.filter((_line, index) => index < begin || index > end)
    expect(frame).toContain('VERSION:2.0')
    const head =
      /^(?:VERSION|PRODID|CALSCALE|NAME|X-WR-CALNAME|REFRESH-INTERVAL|X-PUBLISHED-TTL)\b/
    // Calendars of renewal reminders define no time zone, because their events last whole days.
    const zone = text.includes('TZID') ? paris : 'BEGIN:VCALENDAR END:VCALENDAR'
    expect(frame.filter((line) => !head.test(line))).toEqual(zone.split(/\s+/))
  },
)

test('a session within one week is one event that repeats daily', () => {
  expect(eventIn(agendaFiles['agenda/leadership-2027-01.ics'])).toEqual({
    UID: 'leadership-2027-01@www.beaucordeau.example',
    DTSTAMP: '20261120T000000Z',
    'LAST-MODIFIED': '20261120T000000Z',
    SEQUENCE: '29918880',
    'DTSTART;TZID=Europe/Paris': '20270118T090000',
    'DTEND;TZID=Europe/Paris': '20270118T170000',
    RRULE: 'FREQ=DAILY;COUNT=4',
    SUMMARY: 'Formation\u00a0: Leadership et\u00a0management d’équipe',
    LOCATION: expect.stringMatching(/^14, quai de.l’Exemple, 00000.Exempleville$/),
    DESCRIPTION: expect.stringMatching(
      /^Données d’exemple.*\. Beaucordeau, 01.99.00.12.34, bonjour@beaucordeau\.example\. Programme.: https:\/\/www\.beaucordeau\.example\/formations\/leadership-et-management$/,
    ),
    URL: 'https://www.beaucordeau.example/formations/leadership-et-management',
  })
})

test.each([
  ['2027-01-15', '2027-01-16', ['20270115 COUNT=2']],
  ['2027-01-17', '2027-01-18', ['20270117 COUNT=2']],
  ['2027-03-11', '2027-03-11', ['20270311']],
  ['2027-12-30', '2028-01-04', ['20271230 COUNT=2', '20280103 COUNT=2']],
  ['2027-01-15', '2027-01-25', ['20270115', '20270118 COUNT=5', '20270125']],
])('F76 a session from %s to %s has an event per run of days: %j', (starts, ends, runs) => {
  const events = eventsIn(agendaOf(course, { ...session, starts, ends }))
  const found = events.map((event) => {
    const first = event['DTSTART;TZID=Europe/Paris']?.replace(/T.*/, '')
    return [first, event['RRULE']?.replace('FREQ=DAILY;', '')].filter(Boolean).join(' ')
  })
  expect(found).toEqual(runs)
  expect(new Set(events.map((event) => event['UID'])).size).toBe(runs.length)
})

test('the hours of an overseas session are local, not those of Paris', () => {
  const overseas = { ...session, address: '3, rue du Port, 97420 Le Port' }
  expect(eventIn(agendaOf(course, overseas))).toMatchObject({
    DTSTART: '20270201T090000',
    DTEND: '20270201T170000',
  })
})

test.each([
  // A place without a postcode is assumed to be near the organisation.
  ['97400', { place: 'L’Étang-Salé' }, true],
  ['97400', { address: '8, rue du Quai, 33000 Bordeaux' }, false],
  ['69003', { place: 'Villeurbanne' }, false],
])(
  'for an organisation in %s, the hours of a session with %j are local: %s',
  async (...row) => {
    const [postcode, where, isLocal] = row
    vi.resetModules()
    vi.doMock('#src/content/organisation.ts', () => ({
      ...organisation,
      address: { ...organisation.address, postcode },
    }))
    const agenda = await import('#src/document/agenda.ts')
    vi.doUnmock('#src/content/organisation.ts')
    const event = eventIn(agenda.agendaOf(course, { ...session, address: null, ...where }))
    expect('DTSTART' in event).toBe(isLocal)
  },
)

test('F76 all events of two sessions on the same days have different identifiers', () => {
  const days = { starts: '2027-01-15', ends: '2027-01-19' }
  const sessions = [
    { ...session, ...days, id: 'accueil-2027-01-15' },
    { ...session, ...days, id: 'accueil-2027-01-15-2' },
  ]
  const events = sessions.flatMap((each) => eventsIn(agendaOf(course, each)))
  expect(new Set(events.map((event) => event['UID'])).size).toBe(4)
})

test('F76 a session without hours has whole-day events: one before a weekend and one after it', () => {
  const days = { ...session, starts: '2027-12-30', ends: '2028-01-04', times: null }
  expect(eventsIn(agendaOf(course, days))).toMatchObject([
    { 'DTSTART;VALUE=DATE': '20271230', 'DTEND;VALUE=DATE': '20280101' },
    { 'DTSTART;VALUE=DATE': '20280103', 'DTEND;VALUE=DATE': '20280105' },
  ])
})

test('a training without an upcoming open session has no renewal reminder', () => {
  const remindersOn = (day: string) =>
    Object.keys(filesOn(day)).filter((file) => file.includes('rappel-'))
  expect(remindersOn('2026-11-16')).toContain('agenda/rappel-incendie.ics')
  expect(remindersOn('2099-01-01')).toEqual([])
})

test('a renewal reminder contains the title of the training and how often it must be repeated', () => {
  const file = filesOn('2026-11-16')['agenda/rappel-incendie.ics']
  expect(file).toContain('SUMMARY:À refaire\u00A0: Incendie')
  expect(file).toContain(String.raw`DESCRIPTION:Tous les six mois\, par un exercice. `)
})

test('special characters in the names and descriptions of a calendar are escaped', () => {
  const title = `Achats, ventes ; \\ ${'é'.repeat(90)} & 🎓`
  const event = eventIn(agendaOf({ ...course, title }, session))
  expect(event['SUMMARY']).toBe(`Formation\u00a0: ${title}`)
  const place = { kind: 'claims', id: 'aid', path: ['expires'], shown: ['/poei'] } as const
  const item = { ...place, text: 't', action: 'a\r\nb\nc', date: '2027-01-01' }
  expect(createDueCalendar(organisation, [item])).toContain(
    String.raw`DESCRIPTION:a\nb\nc\n/poei`,
  )
  const calendar = calendarOf('Dupont, Durand; fils', [])
  expect(calendar).toContain(String.raw`PRODID:-//Dupont\, Durand\; fils//FR`)
})

test('an update of a course raises the version of its events and keeps their UID', () => {
  const starts = '2027-06-01'
  const moved = { ...session, starts, ends: starts }
  const before = eventIn(agendaOf(course, session))
  const after = eventIn(agendaOf({ ...course, updated: '2026-11-24' }, moved))
  expect(after['UID']).toBe(before['UID'])
  for (const property of ['DTSTAMP', 'LAST-MODIFIED', 'SEQUENCE'])
    expect((after[property] ?? '') > (before[property] ?? ''), property).toBe(true)
})

test('a calendar line is folded between characters, after at most 75 octets', () => {
  const title = `${'a'.repeat(75 - 'SUMMARY:'.length)}b🎓${'é'.repeat(36)}`
  const times = { uid: 'u', revised: '2027-01-01', times: [], description: '' }
  const text = calendarOf('A', [{ ...times, summary: title }])
  expect(text).toContain(`SUMMARY:${'a'.repeat(67)}\r\n b🎓${'é'.repeat(34)}\r\n éé\r\n`)
})

const allSessions = [...companyCourses, ...mandatoryTrainings].flatMap(
  ({ sessions }) => sessions,
)

test('F75 each session for companies has a calendar file, even when it is full or over', () => {
  const own = allSessions.map(({ id }) => `agenda/${id}.ics`)
  expect(allSessions.some(({ status }) => status === 'full')).toBe(true)
  for (const date of ['2026-11-24', '2027-11-24']) {
    const files = Object.keys(filesOn(date))
    expect(files.filter((name) => !/formation-|sessions/.test(name))).toEqual(
      expect.arrayContaining(own),
    )
  }
})

const uidsIn = (text = '') => text.match(/(?<=^UID:).+(?=@)/gm) ?? []
const leadership = 'agenda/formation-leadership-et-management.ics'

test('the calendars of a course and of all courses list their sessions', () => {
  expect(uidsIn(agendaFiles['agenda/sessions.ics'])).toEqual(allSessions.map((it) => it.id))
  const text = agendaFiles[leadership] ?? ''
  expect(uidsIn(text)).toEqual([1, 3, 5].map((month) => `leadership-2027-0${month}`))
  const lines = linesOf(text)
  const name = 'Formations de Beaucordeau\u00a0: Leadership et\u00a0management d’équipe'
  expect(lines).toContain(`NAME:${name}`)
  expect(lines).toContain(`X-WR-CALNAME:${name}`)
  expect(lines).toContain('REFRESH-INTERVAL;VALUE=DURATION:P1D')
  expect(lines.filter((line) => /^SUMMARY:.*\(complet\)$/.test(line))).toHaveLength(1)
})

test('a calendar lists a session until its last day', () => {
  expect(uidsIn(filesOn('2027-01-21')[leadership])).toContain('leadership-2027-01')
  expect(uidsIn(filesOn('2027-01-22')[leadership])).not.toContain('leadership-2027-01')
})

test('the calendars of courses are published even when they are empty', () => {
  const empty = agendaFiles['agenda/formation-gestes-et-postures.ics'] ?? 'UID:a@b'
  expect(uidsIn(empty)).toEqual([])
  const followed = Object.keys(filesOn('2040-01-01')).filter((name) =>
    /formation-|sessions/.test(name),
  )
  expect(followed).toHaveLength(companyCourses.length + mandatoryTrainings.length + 1)
})
