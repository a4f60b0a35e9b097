import { type ReactNode } from 'react'
import { styled } from 'styled-components'
import { media } from '#src/theme/media.ts'
import { theme } from '#src/theme/theme.ts'
import { mark } from './shapes.ts'

type AccordionProps = {
  /** Shared by the items, so that the browser keeps one open at a time without script. */
  name: string
  items: readonly { id: string; question: ReactNode; answer: ReactNode }[]
  /** The id of the open item, null when all are closed. */
  openId: string | null
  onPress: (id: string) => void
  /** The browser opened or closed an item by itself: its search, a fragment. */
  onToggle: (id: string, open: boolean) => void
  heading: 'h2' | 'h3'
}

/** Questions and answers. `#id` leads to an answer and the browser opens it, even without script. */
export function Accordion({
  name,
  items,
  openId,
  onPress,
  onToggle,
  heading: Heading,
}: AccordionProps) {
  return (
    <List>
      {items.map(({ id, question, answer }) => (
        // The visitor may have opened it before hydration.
        <details
          key={id}
          name={name}
          open={id === openId}
          suppressHydrationWarning
          onToggle={({ currentTarget: { open } }) => {
            if (open !== (id === openId)) onToggle(id, open)
          }}
        >
          <summary
            onClick={(event) => {
              event.preventDefault()
              onPress(id)
            }}
          >
            <Heading>{question}</Heading>
          </summary>
          <Answer id={id}>{answer}</Answer>
        </details>
      ))}
    </List>
  )
}

const List = styled.div`
  border-top: ${theme.size.rule} solid ${theme.color.ink};

  & > details {
    border-bottom: ${theme.size.hairline} solid ${theme.color.border};
  }
  & > details > summary {
    position: relative;
    display: flex;
    align-items: center;
    min-height: 68px;
    padding: ${theme.space.s4} calc(${theme.size.sign} + ${theme.space.inset})
      ${theme.space.s4} 0;
    list-style: none;

    &::-webkit-details-marker {
      display: none;
    }
    &::before,
    &::after {
      ${mark}
      top: calc(50% - 1.5px);
      right: 0;
      width: ${theme.size.sign};
      height: ${theme.size.string};
      background: ${theme.tone.accent};
      transition: transform ${theme.motion.normal} ${theme.motion.curve};
    }
    &::after {
      transform: rotate(90deg);
    }
    ${media.hovering} {
      &:hover {
        color: ${theme.tone.accent};
        text-decoration: underline ${theme.underline.thin};
        text-underline-offset: ${theme.underline.near};
      }
    }
    & > * {
      font-size: ${theme.text.minorHeading};
      font-weight: 600;
      line-height: 1.3;
      letter-spacing: -0.01em;
    }
  }
  & > details[open] > summary::after {
    transform: none;
  }
  ${media.print} {
    & > details > summary {
      min-height: 0;
      padding-block: ${theme.space.s3} ${theme.space.s1};
    }
  }
`

const Answer = styled.div`
  max-width: 44rem;
  padding: 0 min(3rem, 15vw) ${theme.space.s5} 0;
  color: ${theme.color.grey};
  /* the question stays in view when a link leads to its answer */
  scroll-margin-top: 5rem;

  & > p + p {
    margin-top: ${theme.space.s3};
  }
`
