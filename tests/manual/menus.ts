import { type Means, type Place, say, type Saying, sentences } from 'statecharts'

/** Two pages of one history, the second on screen: goes to the other one. */
export function turn({ isFirst, ...place }: Place): Means {
  return {
    sayings: [say(sentences.turn, isFirst === true ? 'suivante' : 'précédente')],
    place: { ...place, isFirst: isFirst !== true },
  }
}

export function elsewhere(): Saying {
  return say(sentences.focus, contactLink)
}

export const contactLink = 'Contact, dans la navigation'
