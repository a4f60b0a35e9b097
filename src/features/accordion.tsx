import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { accordionMachine } from '#machines/accordion.ts'
import type { companyQuestions } from '#src/page-content/questions.ts'
import { media, theme } from '#src/theme/theme.ts'
import { BreakableText } from '#src/ui/breakable-text.tsx'
import { ContactLink } from '#src/ui/contact-link.tsx'
import { onHover, toggleSign, touchTarget } from '#src/ui/mixins.ts'
import { useInspection } from './app-context.tsx'
import { ValidityNote } from '#src/content-views/claim-footnote.tsx'
import { fragmentId } from '#src/content/decoded.ts'

/** The shared `name` makes current browsers keep at most one item open, even without JavaScript. */
const name = 'questions'

type AccordionProps = { items: typeof companyQuestions; heading: 'h2' | 'h3' }

/** A list of questions of which at most one is open. A URL fragment opens the question that it names. */
export function Accordion({ items, heading: Heading }: AccordionProps) {
  const accordion = useActorRef(accordionMachine, useInspection())
  const open = useSelector(accordion, ({ value, context }) =>
    value === 'open' ? context.item : null,
  )
  const { hash } = useLocation()

  // A question opened before hydration stays open.
  useLayoutEffect(() => {
    const opened = document.querySelector(`details[name="${name}"][open] > [id]`)
    if (opened !== null) accordion.send({ type: 'item.open', id: opened.id })
  }, [accordion])
  useEffect(() => {
    const asked = fragmentId(hash)
    if (items.some(({ id }) => id === asked))
      accordion.send({ type: 'item.open', id: asked })
  }, [accordion, hash, items])

  return (
    <QuestionList>
      {items.map(({ id, question, answer, validity, more }) => (
        // The visitor may have opened the question before hydration.
        <details
          key={id}
          name={name}
          open={id === open}
          suppressHydrationWarning
          // The browser also toggles the element without a click, for example for a find-in-page match.
          onToggle={({ currentTarget: { open: isOpen } }) => {
            if (isOpen !== (id === open))
              accordion.send({ type: isOpen ? 'item.open' : 'item.close', id })
          }}
        >
          <summary>
            <Heading>{question}</Heading>
          </summary>
          <div id={id}>
            <p>
              <BreakableText>{answer}</BreakableText>
              <ValidityNote {...validity} />
            </p>
            {more && <ContactLink href={more.href} text={more.label} />}
          </div>
        </details>
      ))}
    </QuestionList>
  )
}

const QuestionList = styled.div`
  border-top: ${theme.size.border} solid ${theme.color.ink};

  & > details {
    border-bottom: ${theme.size.thinBorder} solid ${theme.color.border};
  }
  & > details > summary {
    ${toggleSign()}
    display: flex;
    align-items: center;
    min-height: 68px;
    padding: ${theme.space[4]} calc(${theme.size.toggleSign} + ${theme.layout.boxPadding})
      ${theme.space[4]} 0;

    &::before,
    &::after {
      color: ${theme.tone.accent};
    }
    ${onHover(`
      color: ${theme.tone.accent};
      text-decoration: underline ${theme.underline.thin};
      text-underline-offset: 0.25em;
    `)}
    & > * {
      font-size: ${theme.text.minorHeading};
      font-weight: 600;
      line-height: 1.3;
      letter-spacing: -0.01em;
    }
  }
  & > details > div {
    max-width: 44rem;
    padding: 0 min(3rem, 15vw) ${theme.space[6]} 0;
    color: ${theme.color.textMuted};
    /* keeps the question in view when a link leads to its answer */
    scroll-margin-top: 5rem;
  }
  & > details > div > p + p > a {
    ${touchTarget}
    margin-bottom: -${theme.space[2]};
  }
  ${media.print} {
    & > details > summary {
      min-height: 0;
      padding-block: ${theme.space[3]} ${theme.space[1]};
    }
  }
`
