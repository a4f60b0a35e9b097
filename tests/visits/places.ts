import { navigation } from '#src/content/navigation.ts'
import type { Hands, Target } from './hands.ts'

/** The link to a page in the wide navigation. */
export function linkTo(page: string): Target {
  return { css: `nav[aria-label="${navigation.main}"] a[href="${page}"]` }
}

/** Two pages of one history, the second on screen: `turn` goes to the other one. */
export function pageTurner(hands: Hands) {
  let isSecond = true
  return {
    async turn(): Promise<void> {
      await hands.travel(isSecond ? -1 : 1)
      isSecond = !isSecond
    },
    /** Follows a link of the navigation to the second page, and waits for it. */
    async arrive(link: Target): Promise<void> {
      await hands.press(link)
      await hands.meet({ css: 'h1:focus' })
    },
  }
}
