import {
  type ComponentProps,
  createContext,
  type ReactNode,
  useContext,
  useState,
} from 'react'
import type { programmeWords } from '#src/content/programme-words.ts'
import { OpenSessions } from '#src/content-views/open-sessions.tsx'
import type { Sheet } from '#src/model/programme.ts'
import { Offer, OfferFacts } from '#src/ui/programme-body.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { AgendaLink } from './agenda-link.tsx'
import { PriceComparison } from './price-comparison.tsx'

/** The number of people chosen to compare prices, or 0, and a function that sets it. */
const PeopleContext = createContext<readonly [number, (people: number) => void]>([
  0,
  () => {},
])

/** Shares the chosen number of people between the parts of a programme page. */
export function PeopleProvider({ children }: { children: ReactNode }) {
  return <PeopleContext value={useState(0)}>{children}</PeopleContext>
}

type AskLinkProps = Omit<ComponentProps<typeof ButtonLink>, 'href'> & {
  sheet: Pick<Sheet, 'ask'>
}

/** A link that requests the course, for the chosen number of people. */
export function AskLink({ sheet: { ask }, ...link }: AskLinkProps) {
  const [people] = useContext(PeopleContext)
  const href = people === 0 ? ask : ask.replace('#', `.${people}#`)
  return <ButtonLink wide href={href} {...link} />
}

type OffersProps = { sheet: Sheet; words: typeof programmeWords }

/** The offers of a course. The number of people chosen to compare prices also applies to the sessions. */
export function Offers({ sheet, words }: OffersProps) {
  const { comparison, open, team } = sheet
  const [people, setPeople] = useContext(PeopleContext)
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
            people={people || 1}
            sheet={sheet}
            words={words}
          />
        </Offer>
      )}
    </>
  )
}
