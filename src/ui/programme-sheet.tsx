import { type ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { media } from '#src/theme/media.ts'
import { theme } from '#src/theme/theme.ts'

type Lines = readonly { term: string; content: ReactNode }[]

type ProgrammeSheetProps = {
  kicker: string
  title: string
  /** Above the title on paper, in place of the kicker. */
  onPaper: ReactNode
  /** A button. */
  print: ReactNode
  /** Before all else, in a box. */
  legal?: Lines | undefined
  /** Three columns. */
  groups: readonly { heading: string; lines: Lines }[]
  actions: ReactNode
}

/** What a buyer has to know of a training, in the order that the law has. */
export function ProgrammeSheet({
  kicker,
  title,
  onPaper,
  print,
  legal,
  groups,
  actions,
}: ProgrammeSheetProps) {
  return (
    <>
      <Head>
        <p>{onPaper}</p>
        <h4>
          <span>{kicker}</span> {title}
        </h4>
        {print}
      </Head>
      {legal && <Legal>{legal.map(drawLine)}</Legal>}
      <Groups>
        {groups.map(({ heading, lines }) => (
          <div key={heading}>
            <h5>{heading}</h5>
            <dl>{lines.map(drawLine)}</dl>
          </div>
        ))}
      </Groups>
      <Foot>{actions}</Foot>
    </>
  )
}

function drawLine({ term, content }: Lines[number]) {
  return (
    <div key={term}>
      <dt>{term}</dt>
      <dd>{content}</dd>
    </div>
  )
}

/** A line over the other on a screen, one a row on paper. */
const lines = css`
  & dt {
    font-size: ${theme.text.small};
    font-weight: 600;
    line-height: 1.4;
    color: ${theme.color.grey};
  }
  & dd {
    margin-top: 0.15rem;
    line-height: 1.5;
  }
  ${media.print} {
    &&& {
      display: block;
      margin: 0;
      padding: 0;
      border: 0;
    }
    &&& dl > div,
    dl&&& > div {
      display: grid;
      grid-template-columns: 34mm minmax(0, 1fr);
      gap: 5mm;
      padding-block: 0.9mm;
      border-bottom: 0.25mm solid;
    }
    & dd {
      margin: 0;
      line-height: inherit;
    }
  }
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${theme.space.s4} ${theme.space.s6};
  margin-bottom: ${theme.space.s5};

  & > h4 {
    flex: 1 1 18rem;
    margin: 0;
    font-size: ${theme.text.heading};
    line-height: 1.06;
    letter-spacing: ${theme.tracking.heading};
  }
  & > h4 > span {
    display: block;
    margin-bottom: ${theme.space.s2};
    font-size: ${theme.text.small};
    font-weight: 600;
    line-height: 1.4;
    letter-spacing: 0;
    color: ${theme.tone.accent};
  }
  & > p {
    display: none;
  }
  ${media.oneSheet} {
    & > button {
      width: 100%;
    }
  }
  ${media.withoutScript} {
    & > button {
      display: none;
    }
  }
  ${media.print} {
    display: block;
    margin-bottom: 2mm;
    padding-bottom: 3mm;
    border-bottom: 0.5mm solid;

    & > p {
      display: block;
    }
    & > h4 > span {
      display: none;
    }
  }
`

const Legal = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${theme.space.s4} clamp(1.5rem, 3vw, 3rem);
  margin-bottom: ${theme.space.s6};
  padding: ${theme.space.s4} ${theme.space.s5} ${theme.space.s5};
  border-left: ${theme.size.string} solid ${theme.tone.string};
  background: ${theme.color.white};

  ${lines}
  && dt {
    color: ${theme.tone.accent};
  }
  ${media.oneColumn} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Groups = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${theme.space.s6} ${theme.space.s7};

  ${lines}
  & h5 {
    margin: 0;
    padding-bottom: ${theme.space.s3};
    border-bottom: ${theme.size.rule} solid ${theme.color.ink};
    font-size: ${theme.text.body};
    line-height: 1.3;
  }
  & dl > div {
    padding-block: 0.85rem;
    border-bottom: ${theme.size.hairline} solid ${theme.tone.tint};
  }
  & dl > :last-child {
    padding-bottom: 0;
    border-bottom: 0;
  }
  ${media.twoSheets} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > :last-child {
      grid-column: 1 / -1;
    }
    & > :last-child > dl {
      columns: 2;
      column-gap: ${theme.space.s7};
    }
    & > :last-child > dl > div {
      break-inside: avoid;
    }
  }
  ${media.oneSheet} {
    grid-template-columns: minmax(0, 1fr);

    & > :last-child > dl {
      columns: auto;
    }
  }
  ${media.print} {
    & h5 {
      display: none;
    }
    && > :last-child > dl {
      columns: auto;
    }
  }
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.s3} ${theme.space.s5};
  margin-top: ${theme.space.s6};
  padding-top: ${theme.space.s5};
  border-top: ${theme.size.rule} solid ${theme.color.ink};

  ${media.withoutScript} {
    & > button {
      display: none;
    }
  }
  ${media.oneSheet} {
    & > :is(a, button) {
      width: 100%;
    }
  }
  ${media.print} {
    display: none;
  }
`
