/** What the build was told of the outside world. Absent identifiers mean that nothing can be sent. */
const { VITE_EMAILJS_SERVICE_ID, VITE_EMAILJS_TEMPLATE_ID, VITE_EMAILJS_PUBLIC_KEY } =
  import.meta.env

type MailSettings = {
  serviceId: string
  templateId: string
  publicKey: string
  /** Scheme and host, no trailing slash. */
  origin: string
}

export const mailSettings: MailSettings | null =
  VITE_EMAILJS_SERVICE_ID && VITE_EMAILJS_TEMPLATE_ID && VITE_EMAILJS_PUBLIC_KEY
    ? {
        serviceId: VITE_EMAILJS_SERVICE_ID,
        templateId: VITE_EMAILJS_TEMPLATE_ID,
        publicKey: VITE_EMAILJS_PUBLIC_KEY,
        // An empty origin would silently mean the provider's own.
        origin: import.meta.env.VITE_EMAILJS_ORIGIN || 'https://api.emailjs.com',
      }
    : null
