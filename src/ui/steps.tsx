import { type ReactNode } from 'react'
import { styled } from 'styled-components'
import { media, theme } from '#src/theme/theme.ts'
import { mark, outlined } from './shapes.ts'

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

/** From the edge of a disc to the words under it, or beside it. */
const pastDisc = '4.5rem'
/** Levels a title with the number in the disc. */
const besideDisc = '0.65rem'

const List = styled.ol.attrs({ role: 'list' })`
  position: relative;
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  counter-reset: step;

  &::before {
    ${mark}
    left: -50vw;
    right: calc(25% - 2px);
    top: 24px;
    height: ${theme.size.string};
    background: ${theme.tone.accent};
  }
  & > li {
    position: relative;
    padding: ${pastDisc} ${theme.space.s6} 0 0;
    counter-increment: step;
  }
  & > li::before {
    content: counter(step) / '';
    position: absolute;
    left: 0;
    top: 0;
    display: grid;
    place-items: center;
    width: ${theme.size.disc};
    height: ${theme.size.disc};
    border-radius: 50%;
    font-size: ${theme.text.item};
    font-weight: 700;
    color: ${theme.color.white};
    background: ${theme.tone.accent};
    ${outlined}
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
      padding: ${besideDisc} 0 0 ${pastDisc};
    }
  }
  ${media.print} {
    & > li::before {
      place-items: start;
      height: auto;
      padding-top: ${besideDisc};
      line-height: 1.2;
    }
  }
`
