import {
  type Place,
  say,
  type Saying,
  sentences,
  type Target,
  type UserDriver,
} from 'statecharts'
import { navigation } from '#src/content/navigation.ts'

/** Two pages of one history, the second on screen: goes to the other one. */
export function turn({ isFirst, ...place }: Place) {
  return {
    sayings: [say(sentences.turn, isFirst === true ? 'suivante' : 'précédente')],
    place: { ...place, isFirst: isFirst !== true },
  }
}

export function elsewhere(): Saying {
  return say(sentences.focus, 'Contact, dans la navigation')
}

/** The link to a page in the wide navigation. */
export function linkTo(page: string): Target {
  return { css: `nav[aria-label="${navigation.main}"] a[href="${page}"]` }
}

/** Two pages of one history, the second on screen: `turn` goes to the other one. */
export function pageTurner(user: UserDriver) {
  let isSecond = true
  return {
    async turn(): Promise<boolean> {
      await user.travel(isSecond ? -1 : 1)
      isSecond = !isSecond
      return true
    },
    /** Follows a link of the navigation to the second page, and waits for it. */
    async arrive(link: Target): Promise<void> {
      await user.press(link)
      await user.meet({ css: 'h1:focus' })
    },
  }
}
