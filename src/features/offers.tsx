import { useState } from 'react'
import type { programmeWords } from '#src/content/programme-words.ts'
import { OpenSessions } from '#src/content-views/open-sessions.tsx'
import type { Sheet } from '#src/model/programme.ts'
import { Offer, OfferFacts } from '#src/ui/programme-body.tsx'
import { AgendaLink } from './agenda-link.tsx'
import { PriceComparison } from './price-comparison.tsx'

type OffersProps = { sheet: Sheet; words: typeof programmeWords }

/** The offers of a course. The number of people chosen to compare prices also applies to the sessions. */
export function Offers({ sheet, words }: OffersProps) {
  const { comparison, open, team } = sheet
  const [people, setPeople] = useState(1)
  return (
    <>
      {comparison && (
        <PriceComparison
          {...comparison}
          sheet={sheet}
          onPeopleChange={setPeople}
          words={words}
        />
      )}
      <Offer {...team}>
        <OfferFacts terms={team.lines} />
      </Offer>
      {open && (
        <Offer {...open}>
          <OpenSessions
            {...open}
            follow={<AgendaLink {...words.followDates} href={open.calendar} />}
            people={people}
            sheet={sheet}
            words={words}
          />
        </Offer>
      )}
    </>
  )
}
