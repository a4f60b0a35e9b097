import type * as texts from '#src/page-content/mandatory-trainings.ts'
import { offerTerms, useComing } from '#src/content-views/sessions.tsx'
import { ValidityNote } from '#src/content-views/claim-footnote.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { PageLink } from '#src/ui/page-link.tsx'
import { VisuallyHidden } from '#src/ui/mixins.ts'
import { TrainingRow } from './training-rows.tsx'

type MandatoryTrainingProps = {
  training: (typeof texts.mandatoryTrainings)[number]
  words: typeof texts.mandatoryPage.list
  /** The label of the row: its category, or a sentence about the legal requirement. */
  mark: string | undefined
  /** The URL fragment that keeps the selected category, or ''. `undefined` outside the filtered list. */
  choice?: string
}

export function MandatoryTraining({
  training,
  words,
  mark,
  choice,
}: MandatoryTrainingProps) {
  const { id, path, title, basis, until, renewal, reminder } = training
  const reminders = useComing(reminder ? [reminder] : [])
  const isListed = choice !== undefined
  const Heading = isListed ? 'h3' : 'h4'
  return (
    <TrainingRow
      id={isListed ? id : undefined}
      data-category={training.category}
      image={training.image}
      facts={[
        { term: words.duration, text: <b>{training.duration}</b> },
        ...offerTerms(training.offers, words.dates),
      ]}
    >
      <div>
        <p>{mark}</p>
        <Heading>
          <PageLink to={path + (choice ?? '')}>{title}</PageLink>
        </Heading>
        <p>
          {basis}
          <ValidityNote until={until} verified={null} />
        </p>
        <p>
          {words.renewal} {renewal}
        </p>
        {reminders.map(({ href, text }) => (
          <p key={href} data-off-paper>
            <a href={href}>
              <Icon name="calendar" />
              <span>
                {text}
                <VisuallyHidden> {title}</VisuallyHidden>
              </span>
            </a>
          </p>
        ))}
      </div>
    </TrainingRow>
  )
}
