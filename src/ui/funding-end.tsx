import { type ReactNode } from 'react'
import { styled } from 'styled-components'
import { media } from '#src/theme/media.ts'
import { theme } from '#src/theme/theme.ts'
import { stacking } from './split.tsx'

type FundingRequestProps = {
  title: ReactNode
  text: ReactNode
  /** What the request will begin with. */
  lines: readonly { term: ReactNode; text: ReactNode }[]
  /** Buttons. */
  children: ReactNode
}

/** The next step, with the very lines that it will hold. */
export function FundingRequest({ title, text, lines, children }: FundingRequestProps) {
  return (
    <Request>
      <h4>{title}</h4>
      <p>{text}</p>
      <ul role="list">
        {lines.map(({ term, text: answer }, index) => (
          <li key={index}>
            <span>{term}</span> {answer}
          </li>
        ))}
      </ul>
      <div>{children}</div>
    </Request>
  )
}

/** What is said under the questions, whatever the answers: paragraphs. */
export const FundingNotes = styled.div`
  ${stacking('repeat(2, minmax(0, 1fr))')}
  gap: ${theme.space.s3} ${theme.space.s7};
  margin-top: ${theme.space.s6};
  font-size: ${theme.text.small};
  line-height: 1.5;

  & a {
    white-space: nowrap;
  }
`

const Request = styled.div`
  margin-top: ${theme.space.s5};
  padding: ${theme.space.inset};
  border-left: ${theme.size.string} solid ${theme.tone.accent};
  background: ${theme.tone.tintSoft};

  & h4 {
    margin: 0;
    font-size: ${theme.text.subheading};
    line-height: 1.2;
    letter-spacing: ${theme.tracking.subheading};
  }
  & p {
    max-width: 42em;
    margin-top: ${theme.space.s2};
  }
  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.s2} ${theme.space.s3};
    margin-top: ${theme.space.s4};
  }
  & li {
    padding: 0.4rem ${theme.space.control};
    line-height: 1.4;
    background: ${theme.color.white};
  }
  & li > span {
    color: ${theme.color.grey};
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space.s3} ${theme.space.s5};
    margin-top: ${theme.space.s5};
  }
  ${media.oneFieldColumn} {
    & > div > :first-child {
      flex: 1 1 100%;
      padding-inline: ${theme.space.s2};
    }
  }
  ${media.forcedColors} {
    border-left-color: CanvasText;
  }
`
