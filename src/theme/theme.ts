/**
 * The colours, sizes and durations of the site. A value that is used only once may be in its component.
 * `tone` contains semantic colours, which `tones` sets for each space. Only values that vary are custom
 * properties: if all values were, every page would be 0.3 kB larger.
 */
import { createTheme, css, keyframes } from 'styled-components'
import { brand, brandDark, brandLight, brandLightest } from './brand.ts'

const floatingInset = 'clamp(1rem, 2vw, 2rem)'

/** Custom properties whose value depends on the space, the screen or print. */
const variables = createTheme(
  {
    tone: {
      surface: '#fff',
      onSurface: '#0f1b3d',
      accent: brand,
      accentStrong: brandDark,
      tint: '#e6e9e4',
      tintLight: '#f2f3f0',
      line: brand,
      lineOnSurface: brand,
      titleLine: brand,
      button: brand,
      buttonHover: brandDark,
      ctaBackground: brand,
      ctaText: '#fff',
      ctaHover: brandDark,
      indicator: brand,
      focus: '#0f1b3d',
    },
    text: {
      heroTitle: 'min(clamp(2.75rem, 1.1rem + 6.2vw, 6.25rem), 14vw)',
      title: 'min(clamp(2.375rem, 1.3rem + 3.9vw, 4.5rem), 14vw)',
      heading: 'clamp(1.75rem, 1.2rem + 2.1vw, 3rem)',
      subheading: 'clamp(1.25rem, 1.12rem + 0.5vw, 1.5rem)',
      lead: 'clamp(1.125rem, 1.04rem + 0.4vw, 1.375rem)',
      keyFigure: 'clamp(2.5rem, 1.5rem + 3.2vw, 4.25rem)',
    },
    layout: {
      gutter: 'clamp(1.25rem, 0.5rem + 3.2vw, 4rem)',
      lineIndent: 'clamp(1.25rem, 2.4vw, 2.25rem)',
      sectionPadding: 'clamp(4rem, 2.6rem + 5.6vw, 7.5rem)',
      aboveLauncher: `calc(${floatingInset} + 80px)`,
    },
    size: {
      readingWidth: '42rem',
      headerHeight: '4.75rem',
    },
  },
  { prefix: 'b' },
)

export const theme = {
  vars: variables.vars,
  tone: variables.tone,
  color: {
    white: '#fff',
    surfaceMuted: '#f2f3f0',
    surfaceMutedStrong: '#e6e9e4',
    ink: '#0f1b3d',
    inkLight: '#26345f',
    textMuted: '#3f4862',
    border: '#737b94',
    borderLight: '#c9cdd6',
    brand,
    brandLight,
    brandLightest,
    orange: '#ff8a5b',
    yellow: '#ffd04a',
    error: '#a1002a',
    errorBackground: '#ffe9ec',
    success: '#0a5a3a',
    successBackground: '#e3f4ea',
    online: '#7fe0a8',
    borderOnDark: 'rgb(255 255 255 / 0.4)',
  },
  text: {
    ...variables.text,
    /** The size of small titles, such as those of list items, and of numbers in discs. */
    itemTitle: '1.25rem',
    minorHeading: '1.1875rem',
    large: '1.125rem',
    body: '1.0625rem',
    /** The size of body text that should not wrap, such as a date. It also fits phones with enlarged text. */
    unbroken: 'min(1.0625rem, 6.5vw)',
    navigation: '1rem',
    small: '0.9375rem',
    extraSmall: '0.875rem',
  },
  letterSpacing: {
    title: '-0.032em',
    display: '-0.03em',
    heading: '-0.025em',
    minorHeading: '-0.015em',
    subheading: '-0.012em',
  },
  underline: {
    thin: '2px',
    thick: '3px',
    /** The distance of the underline from the text in a control. */
    wideOffset: '0.3em',
  },
  /** The spacing scale. Its keys count quarters of a rem. */
  space: {
    1: '0.25rem',
    1.5: '0.375rem',
    2: '0.5rem',
    2.5: '0.625rem',
    3: '0.75rem',
    3.5: '0.875rem',
    4: '1rem',
    6: '1.5rem',
    8: '2rem',
    12: '3rem',
    16: '4rem',
    24: '6rem',
  },
  /** Distances that depend on the width of the screen. */
  layout: {
    ...variables.layout,
    boxPadding: 'min(1.5rem, 7.5vw)',
    titlePadding: 'clamp(2.5rem, 1.5rem + 3.6vw, 5rem)',
    /** The distance of floating elements from the edges of the screen. */
    floatingInset,
  },
  size: {
    ...variables.size,
    pageWidth: '80rem',
    panelWidth: '23.5rem',
    captionWidth: '26em',
    /** The minimum height of a touch target, and the heights of a control, a field and a row. */
    touchTarget: '44px',
    controlHeight: '48px',
    fieldHeight: '54px',
    rowHeight: '56px',
    /** Widths of lines, the offset that centres a line on an edge, and diameters of dots. */
    line: '3px',
    titleLine: '5px',
    border: '2px',
    thinBorder: '1.5px',
    lineShift: '1px',
    dot: '13px',
    largeDot: '17px',
    /** The additional radius of a large dot. */
    largeDotExtra: '2px',
    numberDisc: '50px',
    /** The default size of the plus sign of a `summary`. */
    toggleSign: '22px',
    /** The width and the offset of the focus ring. */
    focusRing: '3px',
    fieldRadius: '4px',
  },
  shadow: {
    float: '0 2px 6px rgb(15 27 61 / 0.14), 0 16px 40px -8px rgb(15 27 61 / 0.32)',
  },
  motion: {
    quick: '120ms',
    normal: '220ms',
    slow: '420ms',
    easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    /** The distance of small movements, such as that of an arrow on hover. */
    distance: '8px',
  },
  layer: { header: 100, menu: 120, chat: 130, toast: 140, skip: 150 },
} as const

/** The condition under which the full navigation replaces the menu button. */
export const fullNavigationCondition = '(min-width: 72em)'

/** The media queries of the design. Widths are in em, so they follow the text size that is set in the browser. */
export const media = {
  /** Phones with enlarged text, which need hyphenation. A screen of 320 px is 20em wide. */
  enlargedText: '@media (max-width: 19em)',
  /** Phones that are narrower than 375 px (23.44em), such as those of 360 px. */
  upToSmallPhone: '@media (max-width: 23.4em)',
  upToPhone: '@media (max-width: 46em)',
  abovePhone: '@media (min-width: 46.01em)',
  upToTablet: '@media (max-width: 56em)',
  aboveTablet: '@media (min-width: 56.01em)',
  belowDesktop: '@media (max-width: 71.99em)',
  fromDesktop: `@media ${fullNavigationCondition}`,
  belowWideDesktop: '@media (max-width: 81.99em)',
  fromWideDesktop: '@media (min-width: 82em)',
  /** This and the next two queries exclude print, so that the paper size does not matter (A4 is 49.6em wide). */
  upToPhoneOnScreen: '@media screen and (max-width: 46em)',
  abovePhoneOnScreen: '@media screen and (min-width: 46.01em)',
  upToTabletOnScreen: '@media screen and (max-width: 56em)',
  /** Phones in landscape orientation, on which a panel takes the full height. */
  shortScreen: '@media (max-height: 32em)',
  /** Phones with room for a bar at the bottom of the screen. */
  phoneWithBar: '@media screen and (max-width: 46em) and (min-height: 32.01em)',
  /** Phones on which the first screen of a programme fits only with smaller text. */
  shortPhone: '@media screen and (max-width: 46em) and (max-height: 50em)',
  /** A desktop at 400 % zoom, where a sticky card would cover the page. */
  shortestScreen: '@media (max-height: 20em)',
  /** Devices that can hover. On touch screens, a hover style would stay after a tap. */
  canHover: '@media (hover: hover)',
  motionAllowed: '@media (prefers-reduced-motion: no-preference)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  withoutScript: '@media (scripting: none)',
  withoutScriptOrPrint: '@media print, (scripting: none)',
  forcedColors: '@media (forced-colors: active)',
  screen: '@media screen',
  print: '@media print',
}

/**
 * Container queries. Their rem follows the root font size, so unlike media queries they also respond to
 * user style sheets.
 */
export const container = {
  /** A header without room for the logo, the name of the space and the menu button in one row. */
  crowdedMenu: '@container (max-width: 19rem)',
  /** A header whose full navigation leaves no room for the two-line name of the space. */
  crowdedNavigation: '@container (max-width: 50rem)',
  /** A card of offers that is too narrow to display two prices in one row. */
  narrowCard: '@container (max-width: 18.5rem)',
  /** A list of trainings that is too narrow to display the facts beside the texts. */
  narrowList: '@container (max-width: 66rem)',
  /** A row of a list on a phone with enlarged text. */
  narrowestRow: '@container (max-width: 16rem)',
  /** The widths at which parts of a programme change their number of columns. */
  upToNarrowColumn: '@container (max-width: 26rem)',
  fromMediumColumn: '@container (min-width: 32rem)',
  fromWideColumn: '@container (min-width: 44rem)',
  fromWidestColumn: '@container (min-width: 50rem)',
}

/** Two grid columns, or one if there is no room for two of at least `narrowest`. */
export const twoColumns = (narrowest: string) =>
  `repeat(auto-fit, minmax(min(100%, max(${narrowest}, 34%)), 1fr))`

export const vibrateLine = keyframes`
  to { transform: scaleY(-1); }
`

export const tones = {
  neutral: css``,
  company: css`
    ${theme.vars.tone.surface}: ${theme.color.brand};
    ${theme.vars.tone.onSurface}: ${theme.color.white};
    ${theme.vars.tone.tint}: ${theme.color.brandLight};
    ${theme.vars.tone.tintLight}: ${theme.color.brandLightest};
    ${theme.vars.tone.lineOnSurface}: ${theme.color.white};
    ${theme.vars.tone.titleLine}: ${theme.color.yellow};
    ${theme.vars.tone.ctaBackground}: ${theme.color.yellow};
    ${theme.vars.tone.ctaText}: ${theme.color.ink};
    ${theme.vars.tone.ctaHover}: #ffe08a;
    ${theme.vars.tone.indicator}: ${theme.color.yellow};
  `,
  individual: css`
    ${theme.vars.tone.surface}: ${theme.color.orange};
    ${theme.vars.tone.onSurface}: ${theme.color.ink};
    ${theme.vars.tone.accent}: #8a2a0a;
    ${theme.vars.tone.accentStrong}: #5f1c05;
    ${theme.vars.tone.tint}: #ffdcc8;
    ${theme.vars.tone.tintLight}: #fff1e8;
    ${theme.vars.tone.line}: ${theme.color.orange};
    ${theme.vars.tone.lineOnSurface}: ${theme.color.ink};
    ${theme.vars.tone.titleLine}: ${theme.color.ink};
    ${theme.vars.tone.button}: ${theme.color.ink};
    ${theme.vars.tone.buttonHover}: ${theme.color.inkLight};
    ${theme.vars.tone.ctaBackground}: ${theme.color.ink};
    ${theme.vars.tone.ctaHover}: ${theme.color.inkLight};
    ${theme.vars.tone.indicator}: currentColor;
  `,
}

export type Space = keyof typeof tones
