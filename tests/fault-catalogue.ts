/**
 * What can go wrong, and what a visitor then has instead of a loss. The title of each test that
 * proves one begins with its id.
 */
export const faultCatalogue = {
  F01: {
    fault: 'there is no JavaScript',
    expected: 'the page is whole, its menus and questions open, the form goes by e-mail',
  },
  F02: {
    fault: 'the script cannot be had, or throws as it starts',
    expected:
      'the document works by itself; with the first script a dumb button says so and offers a reload',
  },
  F03: {
    fault: 'a text is typed before the application is here',
    expected: 'it is kept, with the focus, and sent',
  },
  F04: {
    fault: 'the form is submitted before the application is here',
    expected: 'the message leaves once, when it is here; no field gets into the address',
  },
  F05: {
    fault: 'a deployment took a file away: a 404, or an HTML page',
    expected:
      'the page comes whole, once; never over a text, which is then shown to be saved',
  },
  F06: {
    fault: 'the browser remembers that a file failed',
    expected: 'the next press asks again, or offers the reload that helps',
  },
  F07: {
    fault: 'the network is slow',
    expected:
      'a press waits and is done once; after 12 seconds there is another way, after 15 for a page',
  },
  F08: {
    fault: 'the computer is offline',
    expected: 'no request gets out, a message that says it, every value kept',
  },
  F09: {
    fault: 'the connection is cut while a message is on its way',
    expected: 'one request, a message that says it, every value kept',
  },
  F10: {
    fault: 'the service refuses (4xx)',
    expected: 'one request, a message that says it, every value kept, another way to write',
  },
  F11: {
    fault: 'the service wants fewer messages (429)',
    expected: 'one request, never repeated by itself, a message that asks for patience',
  },
  F12: {
    fault: 'the service is out of order (5xx), in HTML or at length',
    expected: 'one request, a message that says it, every value kept',
  },
  F13: {
    fault: 'something says 2xx that is not the service’s own OK',
    expected: 'no success is claimed, every value is kept',
  },
  F14: {
    fault: 'headers or body never come',
    expected: '15 seconds, then a message that it may have arrived, every value kept',
  },
  F15: {
    fault: 'the browser, a policy or a blocker forbids the request or its answer',
    expected: 'a message that names a blocker, every value kept, another way to write',
  },
  F16: {
    fault: 'the form is submitted ten times in a row',
    expected: 'one request',
  },
  F17: {
    fault: 'the tab is closed while a message is on its way',
    expected: 'the browser asks first, and never otherwise',
  },
  F18: {
    fault: 'the visitor leaves and comes back with Back',
    expected: 'what was written is there and is sent once, restored or loaded anew',
  },
  F19: {
    fault: 'the browser blocks site storage',
    expected: 'everything works: nothing is stored',
  },
  F20: {
    fault: 'the clock of the computer jumps by a day',
    expected: 'notices and waits keep their seconds',
  },
  F21: {
    fault: 'the page is drawn in another time zone or year than it was built in',
    expected: 'every page comes to life as it was, without an error in the console',
  },
  F22: {
    fault: 'the browser translates the page',
    expected: 'everything goes on in the translated document',
  },
  F23: {
    fault: 'a megabyte is pasted',
    expected: 'the page goes on, says that it is too long, and keeps it whole',
  },
  F24: {
    fault: 'emoji, right-to-left text, NUL, halves of characters are typed',
    expected: 'they arrive as they were; an address that cannot hold one holds U+FFFD',
  },
  F25: {
    fault: 'markup or a formula is typed',
    expected: 'it is text wherever it is shown, and arrives as it was',
  },
  F26: {
    fault: 'a robot fills the form in, or a person is taken for one',
    expected: 'no request; a readable way out, and the next submission goes through',
  },
  F27: {
    fault: 'the site has no keys, or the service is down',
    expected: 'the build says so loudly; the form keeps every value and offers e-mail',
  },
  F28: {
    fault: 'notices meet: one replaces another, Escape has the assistant to close too',
    expected: 'one notice at a time, one Escape closes one layer',
  },
  F29: {
    fault: 'the page is printed',
    expected: 'its whole content, ink on white, without what only a screen needs',
  },
  F30: {
    fault: 'text is enlarged or spaced out',
    expected: 'nothing is cut, covered, or wider than the screen',
  },
  F31: {
    fault: 'colours are forced, motion is reduced',
    expected: 'every state is still told apart, nothing moves',
  },
  F32: {
    fault: 'a megabyte is validated',
    expected: 'under 5 ms: the time of a few readings of it',
  },
  F33: {
    fault: 'the address is unknown, in other letters, or has a slash too many',
    expected: 'a 404 that leads on; the slash is taken away',
  },
  F34: {
    fault: 'WebKit meets the site on local http',
    expected: 'it is not sent to https, which nobody serves there',
  },
  F35: {
    fault: 'the Node that builds has a storage of its own (25 and later)',
    expected: 'the same pages are drawn',
  },
  F36: {
    fault: 'something changed the document before it comes alive',
    expected:
      'what is typed, the focus, the caret and a press that waits survive the page’s being drawn anew',
  },
  F37: {
    fault: 'an extension takes parts of a page away, wraps them or adds others',
    expected: 'the next link and everything in the page answer; nothing typed is lost',
  },
  F38: {
    fault: 'a number has another country’s prefix, or a digit too many',
    expected:
      'one of France overseas becomes its ten digits; what does not fit is said to be cut, at once',
  },
  F39: {
    fault: 'the application is slow, or cannot be had',
    expected:
      'a press says at once that it waits; given up, the page says so, with an address to copy',
  },
  F40: {
    fault: 'the browser is three years old',
    expected: 'the site works; where one is older still, as it does without script',
  },
  F41: {
    fault: 'there is no script at all, or the first one is blocked',
    expected:
      'no button is dead: it opens by itself, leads to the form or to mail, or is away',
  },
  F42: {
    fault: 'a course is asked for while a message is on its way',
    expected: 'it is in the form afterwards, cleared by a success or kept by a failure',
  },
  F43: {
    fault: 'another notice takes the place of a failure’s before its time is over',
    expected:
      'the failure comes back for its whole time, unless it was closed or sent again',
  },
  F44: {
    fault: 'fields are filled in without any event',
    expected: 'they are sent as they stand on screen',
  },
  F45: {
    fault:
      'an address is pasted with what nobody sees or a name around it, a SIRET is La Poste’s, the browser wrongly says offline, a failed message is endless',
    expected:
      'taken as a person would read them, never blocked; the mail link stays within 2000 characters and says what it leaves out',
  },
  F46: {
    fault: 'somebody types at once on an address with a fragment, and the script is slow',
    expected:
      'neither the browser, nor the start, nor a page or view that comes late moves the focus out of the field',
  },
  F47: {
    fault: 'a form is half filled, several courses asked for, and the page is loaded anew',
    expected:
      'the address asks for all of them, and what was typed is there in the same tab, unless it was sent; a browser that keeps nothing asks first',
  },
  F49: {
    fault:
      'a digit is put in front of a whole number, or a list’s mark or a footnote’s is copied with it',
    expected: 'what stood whole stays whole, and a digit that is left out is said',
  },
  F50: {
    fault:
      'an address is pasted as programs copy it: in brackets, quotes or a list, with a name, with a full stop',
    expected: 'it is read, shown and sent as a person reads it',
  },
  F51: {
    fault: 'a password manager fills in the field for robots each time',
    expected: 'the first message says another way, the second press sends',
  },
  F52: {
    fault: 'Escape ends a composed word, in a browser that tells it by the code alone',
    expected: 'nothing closes',
  },
  F53: {
    fault: 'the words of a notice are selected with a mouse',
    expected: 'they are, and the notice stays: only a touch swipes it away',
  },
  F54: {
    fault:
      'a browser prints without `::details-content`, and tells of `afterprint` early or never',
    expected:
      'all that is closed on screen is on paper, and the page is as it was afterwards',
  },
  F55: {
    fault: 'an engine takes a list without marks for none',
    expected: 'each list says that it is one',
  },
  F56: {
    fault: 'the message is written over after something was asked for',
    expected: 'what the form says is asked for is in the mail',
  },
  F57: {
    fault: 'a course has no fixed price, or no date',
    expected:
      'search engines find an offer with its category and an instance with its mode and hours',
  },
  F58: {
    fault: 'a service worker of the domain’s former site still answers',
    expected: 'the second visit is the new site',
  },
} as const satisfies Readonly<Record<string, { fault: string; expected: string }>>
