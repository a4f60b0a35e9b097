import { type ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { media } from '#src/theme/media.ts'
import { theme } from '#src/theme/theme.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

type ProgrammeProps = {
  /** Shared by the programmes of a page, so that the browser keeps one open without script. */
  name: string
  /** Anchor of the sheet; a link to it brings the focus along. */
  id: string
  isOpen: boolean
  onPress: () => void
  /** The browser opened or closed it by itself: its search, a fragment. */
  onToggle: (isOpen: boolean) => void
  control: string
  title: string
  children: ReactNode
}

/**
 * A control and the sheet that it opens, hung below its row: the sheet spans `--columns` cells of
 * the row, of which the control's is number `--column`, from 0.
 */
export function Programme({
  name,
  id,
  isOpen,
  onPress,
  onToggle,
  control,
  title,
  children,
}: ProgrammeProps) {
  return (
    // The visitor may have opened it before hydration.
    <Details
      name={name}
      open={isOpen}
      suppressHydrationWarning
      onToggle={({ currentTarget: { open } }) => {
        if (open !== isOpen) onToggle(open)
      }}
    >
      <summary
        onClick={(event) => {
          event.preventDefault()
          onPress()
        }}
      >
        <span>
          {control}
          <VisuallyHidden> {title}</VisuallyHidden>
        </span>
        <span aria-hidden="true" />
      </summary>
      <div id={id} tabIndex={-1}>
        {children}
      </div>
    </Details>
  )
}

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
  note: ReactNode
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
  note,
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
      <Foot>
        {actions}
        <p>{note}</p>
      </Foot>
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

/** The one line that decides, larger than the others. */
export const Price = styled.b`
  font-size: 1.25rem;
  letter-spacing: -0.012em;
  white-space: nowrap;
`

export const DashList = styled.ul`
  display: grid;
  gap: ${theme.space.s1};
  margin-top: ${theme.space.s1};

  & > li {
    position: relative;
    padding-left: 1.35rem;
  }
  & > li::before {
    content: '';
    position: absolute;
    left: 0;
    top: 0.72em;
    width: 0.7rem;
    border-top: 2px solid ${theme.tone.accent};
  }
`

/** Sessions: what stands after `<b>` is smaller, a link is as high as a finger. */
export const Sessions = styled.ul`
  & > li {
    padding-block: ${theme.space.s2} ${theme.space.s1};
  }
  & > li + li {
    border-top: ${theme.size.hairline} dashed ${theme.tone.tint};
  }
  & b {
    font-weight: 600;
  }
  & p,
  & a {
    font-size: ${theme.text.small};
    line-height: 1.4;
    color: ${theme.color.grey};
  }
  & a {
    display: inline-flex;
    align-items: center;
    gap: 0.6rem;
    min-height: 44px;
    font-weight: 600;
    color: ${theme.tone.accent};
  }
  ${media.print} {
    & > li {
      padding: 0;
      border: 0;
    }
    & a {
      display: none;
    }
    & p {
      display: inline;
    }
  }
`

/** Ways to reach somebody, one a line. */
export const ReachList = styled.p`
  & > a {
    display: flex;
    width: fit-content;
    align-items: center;
    min-height: 44px;
  }
  ${media.print} {
    & > a {
      display: inline;
      margin-right: 1em;
    }
  }
`

const drop = `calc(${theme.space.s6} + ${theme.size.hairline})`

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
    overflow-wrap: break-word;
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
    letter-spacing: -0.025em;
    overflow-wrap: break-word;
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
    border-bottom: 2px solid ${theme.color.ink};
    font-size: 1.0625rem;
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
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.s3} ${theme.space.s5};
  margin-top: ${theme.space.s6};
  padding-top: ${theme.space.s5};
  border-top: 2px solid ${theme.color.ink};

  & > p {
    margin-left: auto;
    font-size: ${theme.text.small};
    color: ${theme.color.grey};
  }
  ${media.withoutScript} {
    & > button {
      display: none;
    }
  }
  ${media.oneSheet} {
    & > p {
      margin: 0;
    }
  }
  ${media.print} {
    margin-top: 2mm;
    padding: 0;
    border: 0;

    & > a {
      display: none;
    }
  }
`

/** How each sheet stands on paper: a line a row. */
const onPaper = css`
  &:not([open]),
  & > summary {
    display: none;
  }
  & > div {
    padding: 0;
    line-height: 1.35;
  }
  & > [data-alone] {
    margin: 0;
  }
  & ${DashList} {
    gap: 0;
    margin: 0;
  }
  & > div::before,
  & > div::after {
    display: none;
  }
  & ${Legal}, & ${Groups} {
    display: block;
    margin: 0;
    padding: 0;
    border: 0;
  }
  & h5 {
    display: none;
  }
  & dl,
  & ${Groups} > :last-child > dl {
    columns: auto;
  }
  && dl > div {
    display: grid;
    grid-template-columns: 34mm minmax(0, 1fr);
    gap: 5mm;
    padding-block: 1.2mm;
    border-bottom: 0.25mm solid;
  }
  & dd {
    margin: 0;
    line-height: inherit;
  }
`

const Details = styled.details`
  position: relative;
  min-width: 0;

  & > summary {
    position: relative;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space.s4};
    min-height: 56px;
    padding: ${theme.space.s2} ${theme.space.s5};
    background: ${theme.color.white};
    font-weight: 600;
    line-height: 1.3;
    color: ${theme.tone.accent};
    list-style: none;

    &::-webkit-details-marker {
      display: none;
    }
    ${media.hovering} {
      &:hover {
        text-decoration: underline 2px;
        text-underline-offset: 0.25em;
      }
    }
    &:focus-visible {
      z-index: 2;
      outline-offset: -6px;
    }
  }
  & > summary > span + span {
    position: relative;
    flex: none;
    width: 22px;
    height: ${theme.size.string};

    &::before,
    &::after {
      content: '';
      position: absolute;
      inset: 0;
      background: currentColor;
      transition: transform ${theme.motion.normal} ${theme.motion.curve};
    }
    &::after {
      transform: rotate(90deg);
    }
  }
  &[open] > summary {
    background: ${theme.tone.accent};
    color: ${theme.color.white};

    /* the line on which the sheet hangs */
    &::after {
      content: '';
      position: absolute;
      z-index: 1;
      left: calc(${theme.space.s5} + 5px);
      top: 100%;
      width: ${theme.size.string};
      height: ${drop};
      background: ${theme.tone.string};
    }
    &:focus-visible {
      outline-color: ${theme.color.yellow};
    }
    & > span + span::after {
      transform: none;
    }
  }
  & > div {
    position: relative;
    width: calc(var(--columns) * 100% + ${theme.size.hairline});
    margin: ${drop} 0 ${theme.space.s6} calc(var(--column) * -100%);
    padding: clamp(1.5rem, 1rem + 1.8vw, 2.75rem) ${theme.space.s5};
    background: ${theme.tone.tintSoft};
    scroll-margin-top: calc(${theme.size.header} + 6rem);

    &::before {
      content: '';
      position: absolute;
      inset: -1px 0 auto -50vw;
      height: ${theme.size.string};
      background: ${theme.tone.string};
    }
    &::after {
      content: '';
      position: absolute;
      left: calc(var(--column) * 100% / var(--columns) + ${theme.space.s5});
      top: calc(${theme.size.peg} / -2 + 0.5px);
      width: ${theme.size.peg};
      height: ${theme.size.peg};
      border-radius: 50%;
      background: ${theme.tone.string};
    }
  }
  ${media.oneSheet} {
    & > div {
      width: calc(100% + 2 * ${theme.space.gutter});
      margin-left: calc(-1 * ${theme.space.gutter});
      padding-inline: ${theme.space.gutter};

      &::after {
        left: calc(${theme.space.gutter} + ${theme.space.s5});
      }
    }
    & ${Head} > button, & ${Foot} > :is(a, button:first-of-type) {
      width: 100%;
    }
  }
  ${media.forcedColors} {
    &[open] > summary::after,
    & > div::before,
    & > div::after,
    & > summary > span + span::before,
    & > summary > span + span::after {
      background: CanvasText;
    }
  }
  ${media.print} {
    ${onPaper}
  }
`
