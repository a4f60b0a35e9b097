import { useActorRef, useSelector } from '@xstate/react'
import { type ComponentProps, useEffect, useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { accordionMachine } from '#machines/accordion.ts'
import { Accordion as AccordionList } from '#src/ui/accordion.tsx'
import { BreakableText } from '#src/ui/breakable-text.tsx'
import { PageLink } from '#src/ui/page-link.tsx'
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
export function Accordion({ name, items, heading }: AccordionProps) {
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
    <AccordionList
      name={name}
      items={items.map(({ id, question, answer, standing, more }) => ({
        id,
        question,
        answer: (
          <>
            <p>
              <BreakableText>{answer}</BreakableText>
              <Standing {...standing} />
            </p>
            {more && (
              <p>
                <PageLink to={more.href}>{more.label}</PageLink>
              </p>
            )}
          </>
        ),
      }))}
      openId={open}
      heading={heading}
      onPress={(id) => accordion.send({ type: 'item.toggle', id })}
      onToggle={(id, isOpen) =>
        accordion.send({ type: isOpen ? 'item.open' : 'item.close', id })
      }
    />
  )
}
