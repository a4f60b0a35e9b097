import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import type { programmeWords } from '#src/content/programme-words.ts'
import type { Sheet } from '#src/model/programme.ts'
import { media, theme } from '#src/theme/theme.ts'
import { PeopleForm } from '#src/content-views/people-form.tsx'

type PriceComparisonProps = NonNullable<Sheet['comparison']> & {
  sheet: Pick<Sheet, 'anchor' | 'askForDate'>
  onPeopleChange: (people: number) => void
  words: typeof programmeWords
}

/** Compares the two offers for a number of people. The lengths of two lines show the ratio. */
export function PriceComparison(props: PriceComparisonProps) {
  const { sentence, start, sums, sheet, onPeopleChange, words } = props
  const select = useRef<HTMLSelectElement>(null)
  const [people, setPeople] = useState(start)
  // The visitor may have chosen a number before hydration.
  useEffect(() => {
    if (select.current) setPeople(select.current.selectedIndex + 1)
  }, [])
  const sum = sums[people - 1]
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
            first={start}
            ref={select}
            onPeopleChange={(chosen) => {
              setPeople(chosen)
              onPeopleChange(chosen)
            }}
            label={<b>{words.howMany}</b>}
            words={words.people}
          >
            {isGroup ? words.askForGroup : words.ask}
          </PeopleForm>
          <div role="status">
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
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 ${theme.space[4]};
    margin-top: ${theme.space[3]};
  }
  & b {
    font-weight: 600;
  }
  & svg {
    grid-column: 1 / -1;
    width: 100%;
    height: ${theme.size.titleLine};
    stroke: ${theme.color.border};
    stroke-width: 0.5px;
  }
  & [data-cheapest] > svg {
    stroke: ${theme.tone.line};
    stroke-width: 1px;
  }
  ${media.withoutScript} {
    & > [role='status'] {
      display: none;
    }
  }
`
