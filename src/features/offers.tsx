import { type ComponentProps, useContext, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import type { programmeWords } from '#src/content/programme-words.ts'
import { OpenSessions } from '#src/content-views/open-sessions.tsx'
import { PeopleForm } from '#src/content-views/people-form.tsx'
import type { Sheet } from '#src/model/programme.ts'
import { theme } from '#src/theme/theme.ts'
import { Offer, OfferFacts } from '#src/ui/programme-body.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { wrappingRow } from '#src/ui/mixins.ts'
import { AgendaLink } from './agenda-link.tsx'
import { PeopleContext } from './app-context.tsx'

type AskLinkProps = Omit<ComponentProps<typeof ButtonLink>, 'href'> & {
  sheet: Pick<Sheet, 'ask'>
}

/** A link that requests the course for the chosen number of people, if any. */
export function AskLink({ sheet: { ask }, ...link }: AskLinkProps) {
  const [people] = useContext(PeopleContext)
  const href = people === 0 ? ask : ask.replace('#', `.${people}#`)
  return <ButtonLink wide href={href} {...link} />
}

type OffersProps = { sheet: Sheet; words: typeof programmeWords }

export function Offers({ sheet, words }: OffersProps) {
  const { comparison, open, team } = sheet
  const [people] = useContext(PeopleContext)
  return (
    <>
      {comparison && <PriceComparison {...comparison} sheet={sheet} words={words} />}
      <Offer {...team}>
        <OfferFacts terms={team.lines} />
      </Offer>
      {open && (
        <Offer {...open}>
          <OpenSessions
            {...open}
            follow={<AgendaLink {...words.followDates} href={open.calendar} />}
            people={people || 1}
            sheet={sheet}
            words={words}
          />
        </Offer>
      )}
    </>
  )
}

type PriceComparisonProps = NonNullable<Sheet['comparison']> & {
  sheet: Pick<Sheet, 'anchor' | 'askForDate'>
  words: typeof programmeWords
}

/** Compares the prices of the offers for a number of people, in a sentence and in a bar chart. */
function PriceComparison({ sentence, start, sums, sheet, words }: PriceComparisonProps) {
  const select = useRef<HTMLSelectElement>(null)
  const [people, setPeople] = useContext(PeopleContext)
  // The visitor may have chosen a number before hydration.
  useEffect(() => {
    const selected = select.current ? select.current.selectedIndex + 1 : start
    if (people === 0 && selected !== start) setPeople(selected)
  }, [people, setPeople, start])
  // The number that was chosen for another course may be too large for this one.
  const compared = Math.min(people || start, sums.length)
  const [first] = useState(compared)
  const sum = sums[compared - 1]
  // With too few people for a group, only one offer is displayed.
  const isGroup = sum !== undefined && sum.lines.length > 1
  const smallest = Math.min(...(sum?.lines ?? []).map(({ share }) => share))
  return (
    <Comparison data-off-paper>
      {sum && (
        <>
          <PeopleForm
            action={sheet.askForDate}
            name="formation"
            id={sheet.anchor}
            most={sums.length}
            first={first}
            ref={select}
            onPeopleChange={setPeople}
            label={<b>{words.howMany}</b>}
            words={words.people}
          >
            {isGroup ? words.askForGroup : words.ask}
          </PeopleForm>
          <div role="status" data-needs-script>
            <p>{sum.verdict}</p>
            <ul role="list">
              {sum.lines.map(({ term, figure, share }) => (
                <li key={term} data-cheapest={share === smallest || undefined}>
                  <span>{term}</span> <b>{figure}</b>
                  <svg
                    width={100}
                    height={1}
                    viewBox="0 0 100 1"
                    preserveAspectRatio="none"
                    aria-hidden="true"
                  >
                    <path d={`M0 .5H${share}`} />
                  </svg>
                </li>
              ))}
            </ul>
          </div>
        </>
      )}
      <p>{sentence}</p>
    </Comparison>
  )
}

const Comparison = styled.section`
  margin-bottom: ${theme.space[12]};

  & > * + * {
    margin-top: ${theme.space[4]};
  }
  & form > div {
    flex: 1 1 15rem;
    justify-content: space-between;
  }
  & label {
    margin-right: ${theme.space[4]};
    font-size: ${theme.text.minorHeading};
  }
  & > p {
    color: ${theme.color.textMuted};
  }
  & [role='status'] > p {
    font-size: ${theme.text.itemTitle};
    font-weight: 600;
  }
  & li {
    ${wrappingRow}
    gap: 0 ${theme.space[4]};
    margin-top: ${theme.space[3]};
  }
  /* with enlarged text, the price moves below words that do not fit beside it */
  & li > span {
    flex: 1;
    max-width: 100%;
    overflow-wrap: break-word;
  }
  & b {
    font-weight: 600;
  }
  & svg {
    width: 100%;
    height: ${theme.size.titleLine};
    stroke: ${theme.color.border};
    stroke-width: 0.5px;
  }
  & [data-cheapest] > svg {
    stroke: ${theme.tone.line};
    stroke-width: 1px;
  }
`
