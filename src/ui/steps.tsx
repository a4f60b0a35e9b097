import { type ReactNode } from 'react'
import { styled } from 'styled-components'
import { media } from '#src/theme/media.ts'
import { theme } from '#src/theme/theme.ts'

/** Four numbered steps on a string that comes from the edge of the screen and ends at the last. */
export function Steps({
  steps,
}: {
  steps: readonly { title: ReactNode; text: ReactNode }[]
}) {
  return (
    <List>
      {steps.map(({ title, text }, index) => (
        <li key={index}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  )
}

const List = styled.ol`
  position: relative;
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  counter-reset: step;

  &::before {
    content: '';
    position: absolute;
    left: -50vw;
    right: calc(25% - 2px);
    top: 24px;
    height: ${theme.size.string};
    background: ${theme.tone.accent};
  }
  & > li {
    position: relative;
    padding: 4.5rem ${theme.space.s6} 0 0;
    counter-increment: step;
  }
  & > li::before {
    content: counter(step) / '';
    position: absolute;
    left: 0;
    top: 0;
    display: grid;
    place-items: center;
    width: 50px;
    height: 50px;
    border-radius: 50%;
    font-size: 1.25rem;
    font-weight: 700;
    color: ${theme.color.white};
    background: ${theme.tone.accent};
  }
  & p {
    margin-top: ${theme.space.s2};
    color: ${theme.color.grey};
  }
  ${media.oneColumn} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.s6};

    &::before {
      inset: 0 auto 3.5rem 24px;
      width: ${theme.size.string};
      height: auto;
    }
    & > li {
      padding: 0.65rem 0 0 4.5rem;
    }
  }
  ${media.print} {
    & > li::before {
      place-items: start;
      height: auto;
      padding-top: 0.65rem;
      line-height: 1.2;
    }
  }
  ${media.forcedColors} {
    &::before {
      background: CanvasText;
    }
    & > li::before {
      border: 2px solid CanvasText;
    }
  }
`
