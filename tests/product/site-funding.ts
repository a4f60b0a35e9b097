/** The questions about funding, beside the parts of the site that outlive a page. */
import { createActor, type SnapshotFrom } from 'xstate'
import { fundingMachine } from '#machines/funding.ts'
import { funding } from '#src/content/pages/company-home.ts'
import { fundingKey, fundingLines } from '#src/content/funding-lines.ts'
import type { AppActor } from '#src/services/app-actor.ts'
import type { Move, Step } from 'statecharts'
import type { SiteView } from './site.model.ts'

export type FundingSeen = {
  readonly answers: readonly string[]
  readonly followed: string | null
}

const answers = ['former', '11-49', 'cette-annee']
/** Shown folded once all is answered. */
const other = 'company-budget'
const subject = 'Demande de devis'

/** Stands in the system as its view makes it stand while a home page shows it. */
export function withFunding(app: AppActor): AppActor {
  const actor = createActor(fundingMachine, {
    id: 'funding',
    parent: app,
    input: { tree: funding.tree },
  })
  Object.assign(app.getSnapshot().children, { funding: actor })
  return app
}

export function seeFunding(children: object): FundingSeen {
  const actor: unknown = Reflect.get(children, 'funding')
  if (!isFunding(actor)) throw new Error('The questions about funding are missing')
  const { context } = actor.getSnapshot()
  return { answers: context.answers, followed: context.followed }
}

type Readable = { getSnapshot(): SnapshotFrom<typeof fundingMachine> }

function isFunding(actor: unknown): actor is Readable {
  return typeof actor === 'object' && actor !== null && 'getSnapshot' in actor
}

const tell = (type: string, given: object = {}): Step => ({
  kind: 'event',
  to: 'funding',
  event: { type, ...given },
})

const answerAll = answers.flatMap((answer) => [
  tell('answer.choose', { answer }),
  tell('question.continue'),
])

/** What the link to the form asks for. */
const request = {
  subject,
  id: `${fundingKey}=${answers.join('.')}`,
  line: fundingLines(funding, answers)
    .map(({ term, text }) => `${term} ${text}`)
    .join('\n'),
}

export function fundingMoves({
  funding: { answers: given, followed },
}: SiteView): readonly Move[] {
  const own = (...steps: readonly Step[]): Move => ({ steps, changes: ['funding'] })
  if (given.length === 0) return [own(...answerAll)]
  return [
    own(tell('answers.clear')),
    ...(followed === other ? [] : [own(tell('track.follow', { track: other }))]),
    {
      steps: [
        { kind: 'event', to: 'contactForm', event: { type: 'request.add', ...request } },
        { kind: 'event', to: 'app', event: { type: 'page.change' } },
      ],
      changes: ['contactForm', 'mobileMenu', 'dropdown'],
    },
  ]
}
