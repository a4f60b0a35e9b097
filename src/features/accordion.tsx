import { Accordion as AccordionList } from '#src/ui/accordion.tsx'
import { BreakableText } from '#src/ui/breakable-text.tsx'
import { PageLink } from '#src/ui/page-link.tsx'
import { useAccordion } from './use-accordion.ts'

type AccordionProps = {
  name: string
  items: readonly {
    id: string
    question: string
    answer: string
    more: { label: string; href: string } | null
  }[]
  heading: 'h2' | 'h3'
}

const idOf = ({ id }: { id: string }) => id

/** Questions of which at most one is open; the address's fragment opens the one it names. */
export function Accordion({ name, items, heading }: AccordionProps) {
  const { accordion, open } = useAccordion(name, items, idOf)

  return (
    <AccordionList
      name={name}
      items={items.map(({ id, question, answer, more }) => ({
        id,
        question,
        answer: (
          <>
            <p>
              <BreakableText>{answer}</BreakableText>
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
