import { say, type Saying, sentences, type Target } from 'statecharts'
import { navigation } from '#src/content/navigation.ts'

export function elsewhere(): Saying {
  return say(sentences.focus, 'Contact, dans la navigation')
}

export function linkTo(page: string): Target {
  return { css: `nav[aria-label="${navigation.main}"] a[href="${page}"]` }
}
