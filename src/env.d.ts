interface ImportMetaEnv {
  readonly VITE_EMAILJS_SERVICE_ID?: string
  readonly VITE_EMAILJS_TEMPLATE_ID?: string
  readonly VITE_EMAILJS_PUBLIC_KEY?: string
  readonly VITE_EMAILJS_ORIGIN?: string
  readonly VITE_BUILD_YEAR: string
  /** Set only in builds for the browser tests, which observe the page's machines. */
  readonly VITE_RECORD_PATHS?: string
}

/** Receives the inspection events of the page's actors. A test defines it before the page loads. */
declare var inspectMachines: ((event: import('xstate').InspectionEvent) => void) | undefined

interface Navigator {
  /** A part of the Network Information API, which only browsers based on Chromium implement. */
  readonly connection?: { readonly saveData: boolean; readonly effectiveType?: string }
}
