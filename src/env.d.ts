interface ImportMetaEnv {
  readonly VITE_EMAILJS_SERVICE_ID?: string
  readonly VITE_EMAILJS_TEMPLATE_ID?: string
  readonly VITE_EMAILJS_PUBLIC_KEY?: string
  readonly VITE_EMAILJS_ORIGIN?: string
  readonly VITE_SITE_URL?: string
  readonly VITE_BUILD_YEAR: string
}

declare module 'virtual:page-content' {
  /** All that `content/pages/<name>.ts` exports. Rejects when it cannot be had. */
  export function loadContent(name: string): Promise<object>
}
