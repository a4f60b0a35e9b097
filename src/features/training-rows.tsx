import type { ComponentProps } from 'react'
import { css, styled } from 'styled-components'
import { container, media, theme } from '#src/theme/theme.ts'
import { TermList } from '#src/ui/lists.tsx'
import { tallLink, touchTarget, wrappingRow } from '#src/ui/mixins.ts'
import { Illustration } from './illustration.tsx'

export const TrainingRows = styled.ul.attrs({ role: 'list' })`
  container-type: inline-size;
  border-top: ${theme.size.line} solid ${theme.tone.line};

  p + & {
    margin-top: ${theme.space[6]};
  }
`

type TrainingRowProps = ComponentProps<'li'> & {
  /** A square drawing. */
  image: string | null
  /** Short facts beside the texts, or below them on a narrow screen. The last one is the longest. */
  facts?: ComponentProps<typeof TermList>['terms']
}

/** A training as a row. Its `children` are a box with a label, a heading and texts. */
export function TrainingRow({ facts, image, children, ...row }: TrainingRowProps) {
  const Item = image ? Row : PlainRow
  return (
    <Item {...row}>
      <Illustration image={image} width={96} height={96} />
      {children}
      {facts && <TermList terms={facts} />}
    </Item>
  )
}

/** A term beside its text, or above it if the text would have less room than a date needs. */
const labelBeside = css`
  ${wrappingRow}
  align-items: baseline;

  & > dt {
    width: 8rem;
  }
  & > dd {
    flex: 1 1 10rem;
  }
`

const Row = styled.li`
  display: grid;
  grid-template-columns: 4.5rem minmax(0, 1fr) auto;
  align-items: start;
  gap: ${theme.space[3]} ${theme.space[6]};
  padding-block: ${theme.space[6]};
  border-bottom: ${theme.size.thinBorder} solid ${theme.color.border};

  & > img {
    width: 100%;
    background: ${theme.color.white};
    forced-color-adjust: none;
  }
  & a {
    ${tallLink}
  }
  & p > a {
    ${touchTarget}
    gap: ${theme.space[2]};
    padding-block: ${theme.space[1]};
    margin-block: 0;
  }
  & > div > p {
    margin-top: ${theme.space[1]};
    font-size: ${theme.text.small};
    line-height: 1.45;
    color: ${theme.color.textMuted};
  }
  & > div > :first-child {
    width: fit-content;
    margin-bottom: ${theme.space[1]};
    padding-inline: ${theme.space[2]};
    font-weight: 600;
    color: ${theme.color.ink};
    background: ${theme.tone.tint};
  }
  & > dl {
    display: grid;
    grid-template-columns: 7rem 7.5rem 7.5rem 12.5rem;
    gap: ${theme.space[4]};
    font-size: ${theme.text.small};
    line-height: 1.45;
  }
  & > dl > :last-child {
    grid-column-end: -1;
  }
  & dt {
    font-size: ${theme.text.extraSmall};
    color: ${theme.color.textMuted};
  }
  & dd::first-letter {
    text-transform: uppercase;
  }
  & dd > b {
    font-size: ${theme.text.unbroken};
    font-weight: 600;
  }
  & > dl > :not(:last-child) b {
    display: block;
  }
  ${container.narrowList} {
    grid-template-columns: 4.5rem minmax(0, 1fr);

    & > dl {
      grid-column: 2;
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: ${theme.space[2]} ${theme.space[4]};
    }
    & > dl > :last-child {
      ${labelBeside}
      grid-column: 1 / -1;
    }
    & > dl > :not(:last-child) b {
      display: inline;
    }
  }
  ${media.upToPhoneOnScreen} {
    & > dl {
      grid-column: 1 / -1;
      grid-template-columns: minmax(0, 1fr);
      row-gap: ${theme.space[1]};
    }
    & > dl > div {
      ${labelBeside}
    }
  }
  ${container.narrowestRow} {
    grid-template-columns: minmax(0, 1fr);

    & > img {
      width: 4.5rem;
    }
    & > dl {
      grid-column: 1;
    }
  }
  ${media.print} {
    display: block;
    padding-block: 1mm;

    & > dl {
      grid-template-columns: repeat(4, auto);
    }
    & > dl > :last-child {
      display: block;
      grid-column: auto;
    }
  }
`

/** A row without a picture. It is a component of its own, so that pages without such rows omit its styles. */
const PlainRow = styled(Row)`
  grid-template-columns: minmax(0, 1fr) auto;

  ${container.narrowList} {
    grid-template-columns: minmax(0, 1fr);

    & > dl {
      grid-column: 1;
    }
  }
`
