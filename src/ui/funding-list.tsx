import { Fragment, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { media } from '#src/theme/media.ts'
import { theme } from '#src/theme/theme.ts'

type Condition = { text: ReactNode; note: ReactNode }

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
    conditions: readonly Condition[]
    decidedBy: ReactNode
  }[]
}

/** All tracks in ruled rows: the situation, the track, who decides. */
export function FundingList({ title, lead, decision, onPaper, tracks }: FundingListProps) {
  return (
    <List data-on-paper={onPaper || undefined}>
      <h3>{title}</h3>
      <p>{lead}</p>
      <ul role="list">
        {tracks.map(({ id, situation, name, conditions, decidedBy }) => (
          <li key={id}>
            <h4>{situation}</h4>
            <div>
              <b>{name}</b>
              <FundingConditions conditions={conditions} />
            </div>
            <p>
              <b>{decision}</b> {decidedBy}
            </p>
          </li>
        ))}
      </ul>
    </List>
  )
}

/** What a track depends on, each with the day on which that was verified. */
export function FundingConditions({ conditions }: { conditions: readonly Condition[] }) {
  return (
    <Conditions>
      {conditions.map(({ text, note }, index) => (
        <Fragment key={index}>
          {text} {note !== null && <span>{note}</span>}{' '}
        </Fragment>
      ))}
    </Conditions>
  )
}

const Conditions = styled.p`
  color: ${theme.color.grey};

  & > span {
    font-size: ${theme.text.mini};
  }
`

const List = styled.div`
  margin-top: ${theme.space.s8};

  &[data-on-paper] {
    display: none;
  }
  & > p {
    margin-top: ${theme.space.s1};
    color: ${theme.color.grey};
  }
  & > ul {
    margin-top: ${theme.space.s5};
    border-top: ${theme.size.rule} solid ${theme.color.ink};
  }
  & li {
    display: grid;
    grid-template-columns: minmax(0, 4fr) minmax(0, 6fr) minmax(0, 3fr);
    gap: ${theme.space.s1} ${theme.space.s6};
    padding-block: ${theme.space.s4};
    border-bottom: ${theme.size.hairline} solid ${theme.color.border};
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
  }
  & li > p > b {
    display: block;
    font-size: ${theme.text.small};
    font-weight: 600;
    color: ${theme.tone.accent};
  }
  ${media.oneColumn} {
    & li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  ${media.withoutScript} {
    margin-top: 0;
  }
  ${media.print} {
    margin-top: 0;

    &[data-on-paper] {
      display: block;
    }
  }
`
