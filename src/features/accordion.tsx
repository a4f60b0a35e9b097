import { useActorRef, useSelector } from '@xstate/react'
import { type ComponentProps, useEffect, useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { accordionMachine } from '#machines/accordion.ts'
import { Questions } from '#src/ui/accordion.tsx'
import { BreakableText } from '#src/ui/breakable-text.tsx'
import { Way } from '#src/ui/contact-lines.tsx'
import { useInspection } from './app-context.tsx'
import { fragmentId } from './fragment-id.ts'
import { Standing } from './claim-footnote.tsx'

type AccordionProps = {
  name: string
  items: readonly {
    id: string
    question: string
    answer: string
    standing: ComponentProps<typeof Standing>
    more: { label: string; href: string } | null
  }[]
  heading: 'h2' | 'h3'
}

/** Questions of which at most one is open; the address's fragment opens the one it names. */
export function Accordion({ name, items, heading: Heading }: AccordionProps) {
  const accordion = useActorRef(accordionMachine, useInspection())
  const open = useSelector(accordion, ({ context }) => context.open)
  const { hash } = useLocation()

  // What was opened before hydration stays open.
  useLayoutEffect(() => {
    const opened = document.querySelector(`details[name="${name}"][open] > [id]`)
    if (opened !== null) accordion.send({ type: 'item.open', id: opened.id })
  }, [accordion, name])
  useEffect(() => {
    const asked = fragmentId(hash)
    if (items.some(({ id }) => id === asked))
      accordion.send({ type: 'item.open', id: asked })
  }, [accordion, hash, items])

  return (
    <Questions>
      {items.map(({ id, question, answer, standing, more }) => (
        // The visitor may have opened it before hydration; one name keeps one open without script.
        <details
          key={id}
          name={name}
          open={id === open}
          suppressHydrationWarning
          // The browser opens and closes: a press, its search, a fragment.
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
              <Standing {...standing} />
            </p>
            {more && <Way href={more.href} text={more.label} />}
          </div>
        </details>
      ))}
    </Questions>
  )
}
