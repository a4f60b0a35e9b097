/**
 * What everyone must be able to do, in nine groups. The title of each test that proves a part of
 * one begins with its id.
 */
export const behaviourGroups = {
  B1: {
    group: 'from page to page',
    expected:
      'the title, the top and the focus on the heading follow, said once and never on the first page; the skip link comes first',
  },
  B2: {
    group: 'forms',
    expected:
      'visible labels, help to fill in, errors beside the field and in a summary that takes the focus, a success that lasts',
  },
  B3: {
    group: 'notices',
    expected:
      'each is said, one Escape closes one layer, F8 without a notice leaves the focus where it is',
  },
  B4: {
    group: 'questions',
    expected:
      'native, one open at a time, found by the browser’s search, all open on paper',
  },
  B5: {
    group: 'menus',
    expected:
      'buttons that disclose lists of links, the current one said; arrows and first letters move',
  },
  B6: {
    group: 'assistant',
    expected: 'a named dialog beside the page, a log, the focus to it and back',
  },
  B7: {
    group: 'filters',
    expected:
      'the choice is exposed, the count is said by a status that stood there before',
  },
  B8: {
    group: 'sight and touch',
    expected:
      '320 × 256 px, text of 200 % and spaced out, forced colours, reduced motion; targets of 44 px; the focus seen and never covered whole',
  },
  B9: {
    group: 'privacy',
    expected: 'no cookie, nothing stored, no other host before the visitor asks',
  },
} as const satisfies Readonly<Record<string, { group: string; expected: string }>>
