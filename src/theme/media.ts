const wide = '72em'

/** Where the full navigation stands beside the logo. */
export const wideScreen = `(min-width: ${wide})`

/** The breakpoints of the design, as media queries. */
export const media = {
  /** A phone on which the visitor reads larger text: an em follows the browser’s own setting. */
  enlargedPhone: '@media (max-width: 19em)',
  fourInOneColumn: '@media (max-width: 21em)',
  headerTight: '@media (max-width: 30em)',
  headerTightest: '@media (max-width: 23.4em)',
  /** Inside the bar, where the visitor’s own size of text leaves it no room. */
  headerEnlarged: '@container (max-width: 19rem)',
  wideHeaderEnlarged: '@container (max-width: 50rem)',
  /** Inside a list of rows on a phone, the same. */
  rowsEnlarged: '@container (max-width: 16rem)',
  coursesInOneColumn: '@media (max-width: 36em)',
  coursesBeside: '@media (min-width: 36.01em)',
  oneFieldColumn: '@media (max-width: 40em)',
  oneTileColumn: '@media (max-width: 46em)',
  twoFigures: '@media (max-width: 48em)',
  oneColumn: '@media (max-width: 56em)',
  twoColumns: '@media (min-width: 56.01em)',
  twoTiles: '@media (max-width: 60em)',
  twoSheets: '@media (max-width: 64em)',
  oneSheet: '@media (max-width: 44em)',
  narrowRows: `@media (max-width: ${wide})`,
  collapsedMenu: '@media (max-width: 71.99em)',
  fullNavigation: `@media ${wideScreen}`,
  tightNavigation: '@media (max-width: 80em)',
  roomyHeader: '@media (min-width: 82em)',
  moving: '@media (prefers-reduced-motion: no-preference)',
  lowScreen: '@media (max-height: 32em)',
  /** The first screen of a small phone. */
  lowPhone: '@media (max-width: 46em) and (max-height: 50em)',
  /** A desktop enlarged four times. */
  lowestScreen: '@media (max-height: 20em)',
  /** Under a finger the state of the pointer would stay after the touch. */
  hovering: '@media (hover: hover)',
  still: '@media (prefers-reduced-motion: reduce)',
  withoutScript: '@media (scripting: none)',
  withoutScriptOrPrint: '@media print, (scripting: none)',
  forcedColors: '@media (forced-colors: active)',
  print: '@media print',
}

/** Columns of a grid: two, or one where the visitor’s own size of text leaves no room for two. */
export const pairs = (narrowest: string) =>
  `repeat(auto-fit, minmax(min(100%, max(${narrowest}, 34%)), 1fr))`
