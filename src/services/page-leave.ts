import type { AppActor } from './app-actor.ts'

/** Has the browser ask before the page is closed while a message is on its way: it could be cut. */
export function askBeforeLeaving(app: AppActor): void {
  const ask = (event: Event) => event.preventDefault()
  // Only meanwhile: a page that always listens is not kept for Back.
  app.getSnapshot().children.contactForm?.subscribe((snapshot) => {
    if (snapshot.hasTag('busy')) addEventListener('beforeunload', ask)
    else removeEventListener('beforeunload', ask)
  })
}
