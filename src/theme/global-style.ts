import fontUrl from '#src/fonts/radio-canada-big.woff2'
import { createGlobalStyle, css } from 'styled-components'
import { media, theme, vibrateLine } from './theme.ts'

const fallbackFonts = '"Site fallback", "Site wide fallback", system-ui, sans-serif'

/** Declares a system font with size, ascent and descent adjusted (in percent) to the web font. */
const fallbackFont = (
  name: string,
  weights: string,
  [size, ascent, descent]: readonly [number, number, number],
  ...fonts: readonly string[]
) => css`
  @font-face {
    font-family: 'Site ${name}';
    src: ${fonts.map((font) => `local('${font}')`).join(', ')};
    font-weight: ${weights};
    size-adjust: ${size}%;
    ascent-override: ${ascent}%;
    descent-override: ${descent}%;
    line-gap-override: 0%;
  }
`

/**
 * Fonts, reset, base typography, focus rings and user preferences. The theme's variables are only
 * declared where they differ from the fallback of `var()`.
 */
export const GlobalStyle = createGlobalStyle`
  @font-face {
    font-family: 'Site';
    src: url('${fontUrl}') format('woff2');
    font-weight: 400 700;
    font-display: swap;
  }
  ${fallbackFont('fallback', '400 549', [99.69, 99.81, 30.6], 'Arial', 'Liberation Sans')}
  ${fallbackFont('fallback', '550 700', [95, 104.74, 32.11], 'Arial Bold', 'Liberation Sans Bold')}
  ${fallbackFont('wide fallback', '400 549', [87.47, 113.75, 34.87], 'DejaVu Sans')}
  ${fallbackFont('wide fallback', '550 700', [79.36, 125.38, 38.44], 'DejaVu Sans Bold')}
  /*
   * The web font is applied after the first paint. While a web font is loading, Chromium looks up
   * two fallback fonts for each size and weight, which would delay the first paint.
   */
  @keyframes web-font {
    to {
      font-family: "Site", ${fallbackFonts};
    }
  }
  *, ::before, ::after {
    box-sizing: border-box;
  }
  html {
    scroll-padding: calc(${theme.size.headerHeight} + ${theme.space[6]}) 0
      calc(72px + ${theme.space[8]});
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }
  html:has([data-modal-menu]:popover-open) {
    overflow: hidden;
  }
  ${media.upToPhone} {
    :root {
      ${theme.vars.size.headerHeight}: 4.25rem;
      ${theme.vars.layout.aboveLauncher}: ${theme.space[16]};
      /* long words of headings still fit at twice the text size */
      ${theme.vars.layout.gutter}: min(1.25rem, 6.5vw);
      ${theme.vars.text.title}: min(2.375rem, max(9.2vw, 1.25rem));
      ${theme.vars.text.heading}: min(1.75rem, 9vw);
      ${theme.vars.text.subheading}: min(1.25rem, 8.75vw);
    }
  }
  body {
    margin: 0;
    font: 400 ${theme.text.body} / 1.6 ${fallbackFonts};
    animation: web-font 1ms 200ms forwards;
    font-synthesis: none;
    -webkit-font-smoothing: antialiased;
    color: ${theme.color.ink};
    background: ${theme.color.white};
    overflow-x: clip;
  }
  #root {
    position: relative;
  }
  main, footer {
    overflow-wrap: anywhere;

    ${media.enlargedText} {
      hyphens: auto;
      hyphenate-limit-chars: 9 4 4;
    }
  }
  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset {
    margin: 0;
    padding: 0;
    border: 0;
  }
  ul, ol {
    list-style: none;
  }
  img, svg {
    display: block;
    max-width: 100%;
  }
  img, [data-drawing] {
    height: auto;
  }
  [hidden]:not([hidden='until-found']) {
    display: none !important;
  }
  /* PrintStyle contains the rule for data-off-paper */
  ${media.withoutScript} {
    [data-needs-script] {
      display: none !important;
    }
  }
  ${media.screen} {
    [data-on-paper] {
      display: none !important;
    }
  }
  h1, h2, h3, h4 {
    text-wrap: balance;
  }
  h1 {
    font-size: ${theme.text.title};
    line-height: 1;
    letter-spacing: ${theme.letterSpacing.title};
  }
  h2 {
    font-size: ${theme.text.heading};
    line-height: 1.06;
    letter-spacing: ${theme.letterSpacing.heading};
  }
  h3 {
    font-size: ${theme.text.subheading};
    line-height: 1.2;
    letter-spacing: ${theme.letterSpacing.subheading};
  }
  /* headings and main need no focus ring, because Tab cannot reach them */
  :is(h1, h2, h3, h4, main):focus {
    outline: none;
  }
  /* a break opportunity that is neither read out nor copied */
  [data-break]::after {
    content: '\\200b' / '';
  }
  p {
    text-wrap: pretty;
  }
  a {
    color: ${theme.tone.accent};
    text-decoration: underline ${theme.underline.thin};
    text-underline-offset: 0.22em;
  }
  ${media.canHover} {
    a:where(:hover) {
      color: ${theme.tone.accentStrong};
      text-decoration-thickness: ${theme.underline.thick};
    }
  }
  button, input, select, textarea {
    font: inherit;
    color: inherit;
  }
  button {
    padding: 0;
    border: 0;
    background: none;
  }
  button, summary {
    cursor: pointer;
  }
  /*
   * Displays a line between two dots below the label of a clicked button until the application has started.
   * The line vibrates unless motion is reduced. src/app/main.ts sets the attribute.
   */
  button[data-waiting]:not([popovertarget]) {
    cursor: progress;

    &::before,
    &::after {
      content: '';
      position: absolute;
      bottom: 5px;
      left: calc(50% - 22px);
      width: ${theme.size.touchTarget};
      height: 5px;
      border: solid;
      border-width: 0 5px;
      border-radius: 3px;
    }
    &::after {
      bottom: 2px;
      border-width: 0 0 2.5px;
      border-radius: 0 0 50% 50%;
      transform-origin: 50% 0;
    }
    /* 30 × 420 ms exceed 12 s, the longest time that a click is pending */
    ${media.motionAllowed} {
      &::after {
        animation: ${vibrateLine} ${theme.motion.slow} ease-in-out 30 alternate;
      }
    }
    ${media.reducedMotion} {
      &::after {
        bottom: 6px;
        height: 0;
      }
    }
  }
  :focus-visible:not(h1, h2, h3, h4, main) {
    outline: ${theme.size.focusRing} solid ${theme.tone.focus};
    outline-offset: ${theme.size.focusRing};
  }
  @supports not selector(:popover-open) {
    [popover]:not([data-open]) {
      display: none;
    }
  }
  ${media.reducedMotion} {
    *, ::before, ::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
    }
  }
`

/** The global print styles, which are a separate style sheet at the end of the HTML. */
export const PrintStyle = createGlobalStyle`
  @page {
    margin: 13mm 0 11mm;
  }
  ${media.print} {
    :root {
      font-size: 10pt;
      ${theme.vars.size.headerHeight}: 0rem;
      ${theme.vars.size.readingWidth}: 48rem;
      ${theme.vars.layout.gutter}: 0rem;
      ${theme.vars.layout.lineIndent}: 0rem;
      ${theme.vars.layout.sectionPadding}: ${theme.space[3]};
      ${theme.vars.text.heroTitle}: 2.25rem;
      ${theme.vars.text.title}: 2.25rem;
      ${theme.vars.text.heading}: 1.5rem;
      ${theme.vars.text.subheading}: 1.1875rem;
      ${theme.vars.text.lead}: 1.125rem;
      ${theme.vars.text.keyFigure}: 2rem;
    }
    *, ::before, ::after {
      color: ${theme.color.ink} !important;
      border-color: ${theme.color.ink} !important;
      background: none !important;
      box-shadow: none !important;
    }
    html, body {
      overflow: visible !important;
    }
    body {
      padding: 0 15mm;
      line-height: 1.45;
    }
    #print-header, #print-footer {
      display: flex !important;
      flex-wrap: wrap;
      justify-content: space-between;
      gap: 0 8mm;
      margin: 0 -15mm 6mm;
      padding: 0 15mm 4mm;
      border: 0 solid;
      border-bottom-width: 0.7mm;
      font-size: 8pt;
      line-height: 1.4;
      break-inside: avoid;
    }
    #print-header > p {
      text-align: right;
    }
    #print-footer {
      margin: 4mm 0 0;
      padding: 2mm 0 0;
      border-width: 0.25mm 0 0;
    }
    header, footer, [popover], button, img[alt=''], [data-drawing], [data-off-paper],
    main a[href^='https:'] > svg {
      display: none !important;
    }
    main a[href^='https:'] {
      display: inline;
    }
    main a[href^='https:']::after {
      content: ' (' attr(href) ')';
    }
    main > :last-child {
      padding-bottom: 0;
    }
    details::details-content {
      content-visibility: visible;
    }
    h1, h2, h3 {
      break-after: avoid;
    }
    li, tr, dl > div, details {
      break-inside: avoid;
    }
    p, li {
      orphans: 3;
      widows: 3;
    }
  }
`
