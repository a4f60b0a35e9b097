import { type ReactNode } from 'react'
import { styled } from 'styled-components'
import { media } from '#src/theme/media.ts'
import { theme } from '#src/theme/theme.ts'
import { target } from './shapes.ts'

type FundingListProps = {
  title: ReactNode
  lead: ReactNode
  /** What the line about who decides is called. */
  decision: ReactNode
  /** It stays on paper alone. */
  onPaper: boolean
  tracks: readonly {
    id: string
    situation: ReactNode
    name: ReactNode
    conditions: ReactNode
    decidedBy: ReactNode
    /** A link. */
    official: ReactNode
  }[]
}

/** All tracks in ruled rows, behind one line: the situation, the track, who decides. */
export function FundingList({ title, lead, decision, onPaper, tracks }: FundingListProps) {
  return (
    // The visitor may have opened it before hydration.
    <List data-on-paper={onPaper || undefined} suppressHydrationWarning>
      <summary>
        <h3>{title}</h3>
        <span>{lead}</span>
      </summary>
      <ul role="list">
        {tracks.map(({ id, situation, name, conditions, decidedBy, official }) => (
          <li key={id}>
            <h4>{situation}</h4>
            <div>
              <b>{name}</b>
              <p>{conditions}</p>
            </div>
            <p>
              <b>{decision}</b> {decidedBy} <br />
              {official}
            </p>
          </li>
        ))}
      </ul>
    </List>
  )
}

const List = styled.details`
  margin-top: ${theme.space.s7};
  border-top: ${theme.size.rule} solid ${theme.color.ink};
  border-bottom: ${theme.size.hairline} solid ${theme.color.border};

  &[data-on-paper] {
    display: none;
  }
  & > summary {
    padding-block: ${theme.space.s4};
    cursor: pointer;
  }
  & h3 {
    display: inline;
  }
  & > summary > span {
    display: block;
    margin-top: ${theme.space.s1};
    color: ${theme.color.grey};
  }
  & li {
    display: grid;
    grid-template-columns: minmax(0, 4fr) minmax(0, 6fr) minmax(0, 3fr);
    gap: ${theme.space.s1} ${theme.space.s6};
    padding-block: ${theme.space.s4};
    border-top: ${theme.size.hairline} solid ${theme.color.border};
    line-height: 1.5;
  }
  & h4 {
    margin: 0;
    font-size: ${theme.text.body};
    line-height: 1.4;
  }
  & div > b {
    font-weight: 600;
  }
  & div > p {
    font-size: ${theme.text.small};
    color: ${theme.color.grey};
  }
  & li > p > b {
    display: block;
    font-size: ${theme.text.small};
    font-weight: 600;
    color: ${theme.tone.accent};
  }
  & a {
    ${target}
    gap: ${theme.space.icon};
    overflow-wrap: anywhere;
  }
  ${media.oneColumn} {
    & li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  ${media.withoutScriptOrPrint} {
    margin-top: 0;

    &::details-content {
      content-visibility: visible;
    }
  }
  ${media.print} {
    &[data-on-paper] {
      display: block;
    }
  }
`
