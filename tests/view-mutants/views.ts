import type { ViewWiring } from 'statecharts/view-mutants'

const atStart = 'Avant que la page ne soit vivante : vu dans un navigateur (tests/e2e).'
const harmless =
  'La machine n’en fait rien de plus : elle retient chaque raison une fois, et ce qui est fermé reste fermé.'
const elsewhere = 'Aucun parcours n’y mène ; vu dans un navigateur (tests/e2e/navigation).'
const nothing = 'Cet effet ne laisse rien à défaire.'

const each = (reason: string, operators: readonly string[], places: readonly string[]) =>
  Object.fromEntries(
    places.flatMap((place) =>
      operators.map((operator) => [`${operator}: ${place}`, reason]),
    ),
  )
const sends = ['drop send', 'double send', 'wrong actor']

const features = 'src/features'

/** Which views are wired to which machines, and which of its mutants live. */
export const viewWiring: ViewWiring = {
  views: {
    [`${features}/programmes.tsx`]: ['accordion'],
    [`${features}/app-context.tsx`]: ['dropdown', 'chat'],
    [`${features}/chat-launcher.tsx`]: ['chat'],
    [`${features}/chat-view.tsx`]: ['chat'],
    [`${features}/contact-form.tsx`]: ['contact-form', 'clipboard'],
    [`${features}/copy-button.tsx`]: ['clipboard'],
    [`${features}/filter.tsx`]: ['filter'],
    [`${features}/found-tracks.tsx`]: ['funding'],
    [`${features}/funding-form.tsx`]: ['funding'],
    [`${features}/use-funding.ts`]: ['funding'],
    [`${features}/use-funding-focus.ts`]: ['funding'],
    [`${features}/form.tsx`]: ['individual-form', 'contact-form'],
    [`${features}/mobile-menu.tsx`]: ['mobile-menu'],
    [`${features}/notice-button.tsx`]: ['toast-queue'],
    [`${features}/page-change.tsx`]: ['app', 'dropdown', 'mobile-menu'],
    [`${features}/request.tsx`]: ['contact-form'],
    [`${features}/solutions-menu.tsx`]: ['dropdown', 'app'],
    [`${features}/toast-view.tsx`]: ['toast-queue', 'contact-form', 'chat'],
    [`${features}/toaster.tsx`]: ['toast-queue'],
    [`${features}/use-accordion.ts`]: ['accordion'],
    [`${features}/use-feedback-focus.ts`]: ['individual-form', 'contact-form'],
    [`${features}/use-form-field.ts`]: ['individual-form', 'contact-form'],
    [`${features}/use-layer.ts`]: ['dropdown', 'chat'],
    [`${features}/use-mail-link.ts`]: ['contact-form', 'individual-form', 'chat'],
    'src/services/escape-key.ts': ['dropdown', 'chat'],
  },
  conventions: {
    sends: ['send'],
    selectors: ['useSelector', 'useHeld'],
    effects: ['useEffect', 'useLayoutEffect'],
  },
  sample: ['mobile-menu', 'filter', 'accordion'],
  living: {
    ...each(atStart, sends, [
      'use-accordion.ts useAccordion accordion.send item.open',
      'mobile-menu.tsx MobileMenu menu.send menu.open',
      'solutions-menu.tsx SolutionsMenu dropdown.send button.press',
      'solutions-menu.tsx SolutionsMenu dropdown.send pointer.enter',
    ]),
    ...each('Une adresse avec une ancre : vu dans tests/e2e/programmes.', sends, [
      'use-accordion.ts useAccordion accordion.send item.open (2)',
    ]),
    ...each('Une tablette que l’on tourne : vu dans tests/e2e/navigation.', sends, [
      'mobile-menu.tsx MobileMenu menu.send menu.close (2)',
    ]),
    ...each(
      atStart,
      ['drop send', 'wrong actor'],
      ['funding-form.tsx FundingForm funding.send answer.choose'],
    ),
    ...each(
      'Une adresse qui porte des réponses : vu dans tests/e2e/funding.',
      ['drop send', 'wrong actor'],
      ['use-funding.ts useFunding funding.send answers.restore'],
    ),
    ...each(elsewhere, sends, [
      'solutions-menu.tsx SolutionsMenu dropdown.send menu.close (3)',
    ]),
    ...each(elsewhere, ['drop focus', 'wrong focus'], ['page-change.tsx reveal target']),
    ...each(
      harmless,
      ['double send'],
      [
        'mobile-menu.tsx MobileMenu menu.send menu.close',
        'mobile-menu.tsx MobileMenu menu.send menu.close (3)',
        'solutions-menu.tsx SolutionsMenu dropdown.send menu.close',
        'solutions-menu.tsx SolutionsMenu dropdown.send menu.close (2)',
        'solutions-menu.tsx SolutionsMenu dropdown.send pointer.enter (2)',
        'toast-view.tsx ToastView queue.send hold.start',
        'toast-view.tsx ToastView queue.send hold.end',
        'toast-view.tsx ToastView queue.send hold.end (2)',
        'toaster.tsx Toaster queue.send hold.start',
        'toaster.tsx Toaster queue.send hold.end',
      ],
    ),
    ...each(
      nothing,
      ['lost clean-up'],
      [
        'chat-launcher.tsx ChatLauncher useEffect',
        // The machine goes away with who listens to it.
        'programmes.tsx Programmes useEffect',
        'use-funding-focus.ts useFundingFocus useEffect',
        'toaster.tsx Toaster useEffect',
      ],
    ),
    "stale copy: contact-form.tsx Failure form context.failure ?? 'unexpected'":
      'Chaque échec est dessiné à neuf : il lit une fois.',
    "stale copy: toaster.tsx PlainNotice useAppChild('toastQueue') context.toast":
      'Le code des notifications manque : vu dans tests/e2e/redeploy.',
    'stale copy: use-form-field.ts useFormField readable context.caret?.field === name ? context.':
      'La place du curseur : vue dans tests/e2e/contact-fields.',
    "stale copy: use-mail-link.ts useChatMailLink useAppChild('chat') { const texts = context.messages.flatMap":
      'Chaque notification est dessinée à neuf ; ce qu’elle écrit est vu dans tests/e2e/site-chat.',
  },
}
