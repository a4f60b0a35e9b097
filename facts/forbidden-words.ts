/** What no text about funding says: a promise, an amount, or who pays by the name of an operator. */
const words: readonly (readonly [RegExp, string])[] = [
  [/\bgratuit/iu, 'rien n’est gratuit : quelqu’un paie'],
  [
    /\bvous avez droit\b|\bvos droits\b|\bdroit à\b/iu,
    'le financeur seul dit ce qui est dû',
  ],
  [/\bprofite[rz]/iu, 'cela démarche, ce que la loi interdit pour le compte de formation'],
  [/\bgaranti|\bsans reste à charge\b|\bintégralement\b/iu, 'le financeur seul promet'],
  [/€|\beuros?\b|%/iu, 'un montant vieillit et ne se calcule pas ici'],
  [
    /\b(?:Akto|Atlas|Afdas|Constructys|(?:L[’'])?Opcommerce|Ocapiat|Uniformation|Opco|Agefice|Fif ?pl|Fafcea|Vivea|Transitions Pro)\b/iu,
    'aucun opérateur n’est nommé : il change avec la branche et la région',
  ],
]

/** What is wrong in a text, with the word that it holds. */
export function forbiddenIn(text: string): readonly string[] {
  return words.flatMap(([pattern, reason]) => {
    const [found] = pattern.exec(text) ?? []
    return found === undefined ? [] : [`« ${found} » ne se dit pas : ${reason}`]
  })
}
