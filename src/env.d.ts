interface ImportMetaEnv {
  readonly VITE_EMAILJS_SERVICE_ID?: string
  readonly VITE_EMAILJS_TEMPLATE_ID?: string
  readonly VITE_EMAILJS_PUBLIC_KEY?: string
  readonly VITE_EMAILJS_ORIGIN?: string
  readonly VITE_BUILD_YEAR: string
  /** Set in the builds made for the browser tests alone: the page's machines can be listened to. */
  readonly VITE_RECORD_PATHS?: string
}

/** Told of all that happens inside the machines; defined by who tests the page, before it loads. */
declare var inspectMachines: ((event: import('xstate').InspectionEvent) => void) | undefined

interface Navigator {
  /** Not in every browser. */
  readonly connection?: { readonly saveData: boolean }
}
