import { css, styled } from 'styled-components'
import { container, media, theme } from '#src/theme/theme.ts'
import {
  circle,
  hangFromLine,
  decoration,
  launcherRight,
  spaceSurface,
  touchTarget,
  withoutDecoration,
  wrappingRow,
} from './mixins.ts'

const cardWidth = 'clamp(17rem, 30vw, 25.25rem)'
/** The height of the `RequestBar`: a button, its padding and the line above. */
const barHeight = `calc(${theme.size.fieldHeight} + 2 * ${theme.space[2]} + ${theme.size.line})`
const columnGap = 'clamp(2rem, 4.5vw, 4rem)'

/**
 * The layout of a programme page. A line crosses the page: the picture is on it, and the facts and the
 * offer card are attached below it. Above phone width, the columns are gutter, text, gap, card and gutter,
 * and the card is sticky. On a phone, the content above the fold fills the first screen.
 */
export const Article = styled.article`
  overflow-x: clip;

  ${media.abovePhoneOnScreen} {
    display: grid;
    grid-template-columns:
      minmax(${theme.layout.gutter}, 1fr)
      minmax(0, calc(${theme.size.pageWidth} - ${cardWidth} - ${columnGap}))
      ${columnGap} ${cardWidth} minmax(${theme.layout.gutter}, 1fr);

    & > :where(section) {
      grid-column: 1 / -1;
    }
  }
  ${media.print} {
    font-size: 8.8pt;
    line-height: 1.3;
  }
`

/** The content above the fold: a `Header`, `Facts` and a `CardColumn`. */
export const FirstScreen = styled.div`
  ${media.abovePhoneOnScreen} {
    display: contents;
  }
  ${media.upToPhoneOnScreen} {
    display: flex;
    flex-direction: column;
    min-height: calc(100svh - ${theme.size.headerHeight} - ${barHeight});
    padding-inline: ${theme.layout.gutter};
    ${spaceSurface}
  }
`

export const Header = styled.div`
  position: relative;
  ${spaceSurface}

  &::after {
    ${decoration}
    z-index: 1;
    inset: auto -50vw -2.5px;
    height: ${theme.size.titleLine};
    background: ${theme.tone.titleLine};
  }
  & > h1 {
    font-size: clamp(2.75rem, 1.3rem + 3.4vw, 4.5rem);
  }
  & > p {
    max-width: 32em;
    margin-block: ${theme.space[4]} clamp(2.25rem, 1.2rem + 3vw, 4rem);
    font-size: ${theme.text.lead};
    line-height: 1.45;
  }
  ${media.abovePhoneOnScreen} {
    grid-area: 1 / 1 / 2 / -1;
    display: grid;
    grid-template-columns: subgrid;
    padding-top: ${theme.space[4]};

    & > * {
      grid-column: 2;
    }
  }
  ${media.upToPhoneOnScreen} {
    flex: 1 0 auto;
    display: grid;
    grid-template: auto 1fr auto / minmax(0, 1fr) auto;
    column-gap: ${theme.space[6]};

    & > :is(nav, h1) {
      grid-column: 1 / -1;
    }
    & > h1 {
      align-self: end;
      font-size: min(clamp(1.75rem, 0.8rem + 5vw, 2.75rem), max(9.2vw, 1.25rem));
    }
    & > p {
      margin-block: ${theme.space[3]} ${theme.space[6]};
    }
  }
  ${media.shortPhone} {
    & > h1 {
      font-size: ${theme.text.heading};
    }
    & > p {
      margin-block: ${theme.space[2]} ${theme.space[4]};
      font-size: ${theme.text.body};
      line-height: 1.4;
    }
  }
  ${media.print} {
    & > h1 {
      font-size: 20pt;
    }
    & > p {
      margin-block: 1mm 3mm;
      font-size: inherit;
    }
  }
`

/** The breadcrumb is in front of the title, whose ascenders overlap it. */
export const Breadcrumb = styled.nav`
  position: relative;
  z-index: 1;

  & > ol {
    ${wrappingRow}
    margin-bottom: ${theme.space[4]};
    font-size: ${theme.text.small};
    font-weight: 500;
  }
  & :is(li, a) {
    ${touchTarget}
  }
  & li:not(:last-child)::after {
    content: '';
    width: ${theme.size.thinBorder};
    height: 0.9em;
    margin-inline: 0.9em;
    background: currentColor;
    transform: rotate(20deg);
  }
  ${media.upToPhone} {
    & > ol {
      margin: 0;
    }
    & li:last-child,
    & li:nth-last-child(2)::after {
      display: none;
    }
  }
`

/**
 * A square drawing whose horizontal line continues the line of the page. The upper edge of its line is
 * 102 px below the top of a 128 px drawing, and 78 px below the top of a 96 px pictogram.
 */
export const DrawingOnLine = styled.div`
  --drawing: min(clamp(5.5rem, 2.4rem + 12vw, 15rem), 28vw);
  grid-area: 2 / 4 / span 2;
  place-self: end;
  width: var(--drawing);
  margin-bottom: calc(var(--drawing) * -26 / 128 + ${theme.size.thinBorder});
  background: ${theme.color.brandLightest};

  &[data-pictogram] {
    margin-bottom: calc(var(--drawing) * -18 / 96 + ${theme.size.thinBorder});
  }
  & > * {
    width: 100%;
  }
  ${media.upToPhone} {
    grid-area: 3 / 2;
  }
  ${media.forcedColors} {
    forced-color-adjust: none;
  }
`

export const Facts = styled.div`
  ${spaceSurface}

  & dt {
    font-size: ${theme.text.small};
    line-height: 1.5;
  }
  & dd {
    font-weight: 600;
    line-height: 1.35;
  }
  & a {
    ${touchTarget}
    margin-block: calc(-1 * ${theme.space[3]});
  }
  ${media.abovePhoneOnScreen} {
    grid-area: 2 / 1 / 3 / -1;
    display: grid;
    grid-template-columns: subgrid;

    & > dl {
      grid-column: 2;
      display: grid;
      grid-template-columns: repeat(4, auto);
      justify-content: space-between;
      gap: ${theme.space[6]};
      padding-bottom: ${theme.space[16]};
    }
    & > dl > div {
      padding-top: ${theme.space[12]};
      ${hangFromLine(theme.tone.titleLine)}
    }
    & > dl > div::before {
      z-index: 2;
    }
    & dd {
      font-size: ${theme.text.minorHeading};
    }
    ${media.belowWideDesktop} {
      & > dl {
        grid-template-columns: auto auto;
        justify-content: start;
        gap: ${theme.space[4]} ${theme.space[8]};
        padding-bottom: ${theme.space[12]};
      }
      & > dl > :nth-child(n + 3) {
        padding-top: 0;

        ${withoutDecoration}
      }
    }
  }
  ${media.upToPhoneOnScreen} {
    & > dl {
      padding-top: ${theme.space[6]};
    }
    /* with enlarged text a fact wraps below its name */
    & > dl > div {
      ${wrappingRow}
      padding-block: ${theme.space[1.5]};
    }
    & > dl > :nth-child(n + 3) {
      padding-top: 0;
    }
    & dt {
      flex: 0 0 6rem;
    }
    & dd {
      flex: 1 0 8.5rem;
    }
  }
  ${media.shortPhone} {
    & > dl {
      padding-top: ${theme.space[4]};
    }
    & > dl > div {
      padding-block: 0.2rem;
    }
  }
  ${media.print} {
    & > dl {
      display: flex;
      justify-content: space-between;
      gap: 4mm;
      padding: 2mm 0;
      border-block: 0.5mm solid;
    }
    & dt {
      white-space: nowrap;
    }
    /* unlike 'anywhere', keeps a fact at least as wide as its longest word */
    & dd {
      overflow-wrap: break-word;
    }
  }
`

/** The column of the card. It ends where `MainColumn` ends, so that the sticky card stays beside it. */
export const CardColumn = styled.div`
  ${media.abovePhoneOnScreen} {
    z-index: 2;
    grid-area: 2 / 4 / span 2;
  }
  ${media.upToPhoneOnScreen} {
    container-type: inline-size;
  }
`

const stackedOffers = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};

  & > div + div {
    padding: ${theme.space[3]} 0 0;
    border-top: ${theme.size.thinBorder} solid ${theme.color.borderOnDark};
    border-left: 0;
  }
`

/** A card with the prices, the next session, the request button and a telephone link. */
export const OfferCard = styled.section`
  & dt {
    font-size: ${theme.text.small};
    font-weight: 600;
    line-height: 1.4;
  }
  & dd {
    line-height: 1.4;
  }
  & dt + dd > b {
    margin-right: 0.12em;
    font-size: 2.25rem;
    line-height: 1.2;
    letter-spacing: ${theme.letterSpacing.display};
  }
  & > dl[data-stacked] dt + dd > b {
    display: block;
  }
  & dd + dd {
    font-size: ${theme.text.small};
    line-height: 1.45;
  }
  & dd + dd b {
    font-weight: 600;
  }
  & > div {
    display: grid;
    margin-top: ${theme.space[2]};
  }
  & > div > :last-child {
    ${touchTarget}
    justify-content: center;
    gap: ${theme.space[2.5]};
    min-height: ${theme.size.controlHeight};
    font-weight: 600;
  }
  ${media.abovePhoneOnScreen} {
    position: sticky;
    top: calc(${theme.size.headerHeight} + ${theme.space[6]});
    margin-block: -${theme.size.thinBorder} ${theme.layout.sectionPadding};
    padding: 0 ${theme.space[6]} ${theme.space[3]};
    border: ${theme.size.thinBorder} solid ${theme.color.ink};
    border-top: ${theme.size.line} solid ${theme.tone.line};
    background: ${theme.color.white};

    /* connects the stuck card to the header; before scrolling, line and dot have the colour of the surface */
    &::before {
      ${decoration}
      inset: auto auto 100% calc(${theme.space[6]} + 3.5px);
      width: ${theme.size.line};
      height: calc(${theme.space[6]} + ${theme.size.line});
      background: ${theme.tone.line};
    }
    &::after {
      ${decoration}
      inset: calc(11px / -2) auto auto calc(${theme.space[6]} - 0.5px);
      ${circle('11px')}
      background: ${theme.tone.line};
    }
    & > dl > div {
      padding-block: ${theme.space[6]} ${theme.space[4]};
    }
    & > dl > div + div {
      border-top: ${theme.size.thinBorder} solid ${theme.color.borderLight};
    }
    ${media.shortestScreen} {
      position: static;
    }
  }
  ${media.upToPhoneOnScreen} {
    padding-block: ${theme.space[4]};

    & > dl {
      ${wrappingRow}
    }
    & > dl > div {
      flex: 2 0 0;
      min-width: 7rem;
      padding-right: ${theme.space[2]};
    }
    & > dl > div + div {
      flex-grow: 3;
      min-width: 9rem;
      padding-left: ${theme.space[4]};
      border-left: ${theme.size.thinBorder} solid ${theme.color.borderOnDark};
    }
    & > dl:is([data-stacked], :has(> :only-child)) {
      ${stackedOffers}
    }
    & dt + dd > b {
      display: block;
      font-size: 1.75rem;
    }
    & > div {
      margin-top: ${theme.space[4]};
    }
    & > div > :first-child {
      color: ${theme.tone.ctaText};
      background: ${theme.tone.ctaBackground};
    }
  }
  ${media.shortPhone} {
    padding-block: ${theme.space[3]};
  }
  /* hides the request button and the telephone link of the card, which RequestBar also contains */
  ${media.phoneWithBar} {
    & > div {
      display: none;
    }
  }
  ${container.narrowCard} {
    & > dl {
      ${stackedOffers}
    }
  }
  ${media.forcedColors} {
    ${withoutDecoration}
  }
`

/** A bar on phones with a telephone link and the request button. It leaves space for the launcher. */
export const RequestBar = styled.div`
  display: none;

  ${media.phoneWithBar} {
    position: sticky;
    z-index: ${theme.layer.header};
    bottom: 0;
    display: flex;
    gap: ${theme.space[2]};
    padding: ${theme.space[2]}
      calc(${launcherRight} + ${theme.size.controlHeight} + ${theme.space[2]})
      calc(${theme.space[2]} + env(safe-area-inset-bottom)) ${theme.space[4]};
    border-top: ${theme.size.line} solid ${theme.tone.line};
    background: ${theme.color.white};

    & > :first-child {
      flex: none;
      display: grid;
      place-items: center;
      width: ${theme.size.fieldHeight};
      border: ${theme.size.border} solid;
      color: ${theme.color.ink};
    }
    /* on a narrow phone the label has two lines */
    & > :last-child {
      padding: ${theme.space[1]};
    }
  }
`
