import { type ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { container, media, theme } from '#src/theme/theme.ts'
import {
  decoration,
  outlineInForcedColors,
  dottedLine,
  lineAbove,
  touchTarget,
  wrappingRow,
} from './mixins.ts'
import { TermList } from './lists.tsx'
import { stackBelow } from './section.tsx'

const printRow = css`
  display: grid;
  grid-template-columns: 30mm minmax(0, 1fr);
  gap: 0 5mm;
  padding-block: 0.6mm;
  border-bottom: 0.25mm solid;
`

/** The sections of a programme beside the offer card. */
export const MainColumn = styled.div`
  position: relative;
  grid-area: 3 / 2;
  min-width: 0;

  & > section > h2 {
    margin-bottom: ${theme.space[8]};
  }
  ${media.screen} {
    padding-top: ${theme.space[16]};
    container-type: inline-size;

    & > section + section {
      margin-top: ${theme.space[16]};
    }
  }
  ${media.upToPhoneOnScreen} {
    padding-inline: ${theme.layout.gutter};
  }
  ${media.print} {
    & > section > ul > li {
      padding-block: 0.8mm;
      /* the row above ends with a line */
      border: 0;
    }
  }
`

/** A section whose muted background extends to both edges of the screen. */
export const MutedSection = styled.section`
  ${media.screen} {
    padding-block: ${theme.layout.sectionPadding};
    background: ${theme.color.surfaceMuted};
    box-shadow: 0 0 0 100vmax ${theme.color.surfaceMuted};
    clip-path: inset(0 -100vmax);
  }
  ${MainColumn} > section + & {
    margin-top: ${theme.layout.sectionPadding};
  }
`

type OfferProps = {
  title: string
  figure: string
  unit: string
  /** Whether `unit` is a sentence of its own. */
  isRule: boolean
  children: ReactNode
}

/** An offer of a programme, below a line. Its price is only printed: on screen, the offer card has it. */
export function Offer({ title, figure, unit, isRule, children }: OfferProps) {
  return (
    <OfferSection>
      <h3>{title}</h3>
      <p data-on-paper data-rule={isRule || undefined}>
        <b>{figure}</b>
        {` ${unit}`}
      </p>
      <div>{children}</div>
    </OfferSection>
  )
}

export const FactLinks = styled.p`
  ${media.screen} {
    ${wrappingRow}
    gap: 0 ${theme.space[6]};

    & > a {
      ${touchTarget}
    }
  }
  ${media.print} {
    display: inline;
  }
`

export const LegalBox = styled(TermList)`
  & dt {
    font-size: ${theme.text.small};
    font-weight: 600;
    color: ${theme.tone.accent};
  }
  ${media.screen} {
    display: grid;
    gap: ${theme.space[6]};
    padding: ${theme.space[6]};
    border-left: ${theme.size.line} solid ${theme.tone.line};
    background: ${theme.tone.tintLight};

    & dd {
      margin-top: ${theme.space[1]};
    }
  }
  ${container.fromWideColumn} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${outlineInForcedColors}
  ${media.print} {
    & > div {
      ${printRow}
    }
  }
`

export const UpdateAndPrint = styled.div`
  ${wrappingRow}
  align-items: center;
  justify-content: space-between;
  gap: 0 ${theme.space[6]};
  margin-top: ${theme.space[8]};
  padding-top: ${theme.space[3]};
  border-top: ${theme.size.border} solid ${theme.color.ink};
  font-size: ${theme.text.small};
  color: ${theme.color.textMuted};

  ${media.print} {
    margin: 0;
    padding: 1mm 0 0;
    border: 0;
  }
`

const OfferSection = styled.section`
  position: relative;
  padding-block: ${theme.space[6]} ${theme.space[12]};

  &:last-child {
    padding-bottom: 0;
  }
  ${dottedLine('0')}
  ${media.screen} {
    & > div {
      margin-top: ${theme.space[2]};
    }
  }
  ${media.print} {
    ${printRow}

    & > h3 {
      font-size: inherit;
      letter-spacing: 0;
    }
    & > :is(p, div) {
      grid-column: 2;
    }
    & > p > b {
      font-size: ${theme.text.large};
    }
    & > p[data-rule] > b {
      display: block;
    }
  }
`

export const FactList = styled(TermList)`
  & > div {
    padding-block: ${theme.space[3]};
    border-bottom: ${theme.size.thinBorder} solid ${theme.color.borderLight};
  }
  & > div:last-child {
    padding-bottom: 0;
    border: 0;
  }
  /* a line separates a second list from the first list; printed lists end with a line of their own */
  ${media.screen} {
    & + & {
      margin-top: ${theme.space[3]};
      border-top: ${theme.size.thinBorder} solid ${theme.color.borderLight};
    }
  }
  & dt {
    font-size: ${theme.text.small};
    font-weight: 600;
    line-height: 1.5;
    color: ${theme.color.textMuted};
  }
  ${container.fromMediumColumn} {
    & > div {
      display: grid;
      grid-template-columns: 8.5rem minmax(0, 1fr);
      gap: ${theme.space[4]};
    }
    & dt {
      line-height: 1.8;
    }
  }
  ${media.print} {
    & > div,
    & > div:last-child {
      ${printRow}
    }
    & dt {
      line-height: inherit;
    }
  }
`

export const OfferFacts = styled(TermList)`
  & dt {
    font-size: ${theme.text.small};
    color: ${theme.color.textMuted};
  }
  ${media.screen} {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
    gap: ${theme.space[3]} ${theme.space[8]};
    margin-top: ${theme.space[4]};
  }
  ${media.print} {
    & :is(dt, dd) {
      display: inline;
    }
    & dt {
      margin-right: 0.5em;
      font-weight: 600;
    }
  }
`

/** Links with square drawings, whose lines form one line across the screen, except on phones. */
export const DrawingLinks = styled.ul.attrs({ role: 'list' })`
  --drawing: 9rem;
  container-type: inline-size;
  position: relative;
  ${stackBelow('repeat(3, minmax(0, 1fr))', media.upToPhone)}
  gap: ${theme.space[8]};
  margin-bottom: ${theme.space[8]};

  &::before {
    ${decoration}
    inset: calc(var(--drawing) * 104 / 128 - ${theme.size.border}) -50vw auto;
    height: calc(2 * ${theme.size.border});
    background: ${theme.tone.line};
  }
  &[data-pictogram]::before {
    top: calc(var(--drawing) * 80 / 96 - ${theme.size.border});
  }
  &:not(:has(img))::before {
    display: none;
  }
  &:not(:has(img)) > li > div {
    padding-top: ${theme.space[3]};
    ${lineAbove}
  }
  &:has(img) > li > div:only-child {
    padding-top: var(--drawing);
  }
  & :is(img, svg) {
    position: relative;
    width: var(--drawing);
  }
  & > li {
    position: relative;
  }
  & h3 {
    margin-top: ${theme.space[3]};
  }
  & h3 > a {
    display: block;
  }
  /* the whole item is clickable, with a touch target of sufficient height */
  & h3 > a::after {
    content: '';
    position: absolute;
    inset: -10px 0;
  }
  & p {
    margin-top: ${theme.space[1]};
    color: ${theme.color.textMuted};
  }
  ${media.upToPhone} {
    --drawing: 5.5rem;

    &::before {
      display: none;
    }
    & > li {
      display: grid;
      grid-template-columns: var(--drawing) minmax(0, 1fr);
      align-items: start;
      gap: ${theme.space[4]};
    }
    & > li > div:only-child {
      grid-column: 1 / -1;
      padding-top: ${theme.space[3]};
    }
    & h3 {
      margin-top: 0;
    }
  }
  ${container.narrowestRow} {
    & > li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`
