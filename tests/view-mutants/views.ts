import type { ViewWiring } from 'statecharts/view-mutants'

const features = 'src/features'

/** Which views are wired to which machines, and which of its mutants live. */
export const viewWiring: ViewWiring = {
  views: {
    [`${features}/accordion.tsx`]: ['accordion'],
    [`${features}/app-context.tsx`]: ['dropdown', 'chat'],
    [`${features}/chat-launcher.tsx`]: ['chat'],
    [`${features}/chat-view.tsx`]: ['chat'],
    [`${features}/contact-form.tsx`]: ['contact-form', 'clipboard'],
    [`${features}/copy-button.tsx`]: ['clipboard'],
    [`${features}/filter.tsx`]: ['filter'],
    [`${features}/form.tsx`]: ['individual-form', 'contact-form'],
    [`${features}/mobile-menu.tsx`]: ['mobile-menu'],
    [`${features}/notice-button.tsx`]: ['toast-queue'],
    [`${features}/page-change.tsx`]: ['app', 'dropdown', 'mobile-menu'],
    [`${features}/solutions-menu.tsx`]: ['dropdown', 'app'],
    [`${features}/toast-view.tsx`]: ['toast-queue', 'contact-form', 'chat'],
    [`${features}/toaster.tsx`]: ['toast-queue'],
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
  sample: ['mobile-menu', 'chat'],
  living: {},
}
