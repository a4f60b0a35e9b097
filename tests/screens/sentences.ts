import {
  gesture,
  lasting,
  phrase,
  type Phrase,
  type Sentence,
  sentences,
  sighting,
  type Target,
} from 'statecharts'
import { noticeLabels } from '#src/content/notices.ts'
import { catalogue } from '#src/page-content/catalogue.ts'
import { navigation } from '#src/content/navigation.ts'
import { requests } from '#src/model/requests.ts'
import { readNotice } from './queries.ts'

const mailbox = 'Boîte aux lettres (http://localhost:4174)'

/** Runs in the page: returns whether all fields of the form are locked. */
function areLocked(): boolean {
  const locked = '[readonly], [aria-disabled=true], [type=hidden]'
  return document.querySelector(`main form[method=post] [name]:not(${locked})`) === null
}

/** Runs in the page: returns whether the menu of the button with this name is open. */
function isOpen(name: string): boolean {
  const open = [...document.querySelectorAll('header [aria-expanded=true]')]
  return open.some(({ textContent }) => textContent.includes(name))
}

export function menuLabel(page: string): string {
  const link = navigation.company.find((one) => 'href' in one && one.href === page)
  return link?.label ?? page
}

export const elsewhere = phrase(sentences.focus, 'Contact (dans la navigation)')

export function linkTo(page: string): Target {
  return { css: `nav[aria-label="${navigation.main}"] a[href="${page}"]` }
}

/** Adds a count to the key of an expected result, so that manual scripts list it again when the count increases. */
export function countedPhrase(count: number, counted: Phrase) {
  return count > 0 && { [`${counted.sentence.instruction} ${count}`]: counted }
}

/** Sentences for the manual scripts of this site, in addition to those of the package `statecharts`. */
export const siteSentences = {
  follow: gesture('Activer le lien « {0} » dans la navigation, en haut de la page'),
  request: gesture(`Activer « ${catalogue.list.request} » de la formation « {0} »`),
  withdraw: gesture(`Activer « ${requests.remove} » de la formation « {0} »`),
  reload: gesture(
    'Recharger la page (touche F5) sans attendre, puis confirmer que vous voulez quitter la page',
  ),
  fail: gesture(
    `${mailbox} › Simuler une panne : choisir « {0} » dans « Ce qui arrive aux prochains envois », écrire « 1 » dans « Nombre d’envois (vide : jusqu’à l’arrêt) », puis activer « Déclencher la panne »`,
  ),
  failing: sighting('Boîte aux lettres : « Panne en cours : {0}, encore 1 fois. »'),
  received: sighting('Boîte aux lettres : « Messages : {0} ».'),
  network: gesture(
    'Dans l’onglet du site, outils de développement (touche F12) › Réseau › liste de la limitation du débit : choisir « {0} »',
  ),
  notice: sighting(
    'Une nouvelle notification affiche « {0} ».',
    async (user, [text = '']) => {
      const seen = await user.read(readNotice)
      const displayed = seen === null ? 'aucune' : `${seen.title} ${seen.text}`
      return !displayed.includes(text) && `texte affiché : « ${displayed} »`
    },
    { isMomentary: true },
  ),
  followNotice: gesture(
    'Activer « {0} » dans la notification, qui disparaît au bout de 5 secondes',
  ),
  closeNotice: gesture(
    `Activer « ${noticeLabels.close} » (la croix de la notification), puis éloigner le pointeur`,
  ),
  pointAtNotice: gesture(
    'Placer le pointeur de la souris sur la notification, sans cliquer',
  ),
  noNotice: sighting(
    'Aucune notification n’est affichée.',
    async (user) => {
      const seen = await user.read(readNotice)
      return seen !== null && `une notification affiche « ${seen.title} »`
    },
    { isMomentary: true },
  ),
  paused: lasting(
    'La barre au bas de la notification est arrêtée.',
    'La barre au bas de la notification se vide de nouveau, ou la notification a disparu.',
    async (user) => (await user.read(readNotice))?.isPaused === true,
  ),
  changeWindow: gesture('Passer à {0} (touches Alt et Tab)'),
  conversation: sighting(
    'Dernier message de la conversation : « {0} ». Nombre de messages : {1}.',
    async (user, [text, count]) => {
      const seen = await user.read(() =>
        [...document.querySelectorAll('[role=log] > * > [dir=auto]')].map(
          ({ textContent }) => textContent,
        ),
      )
      const isSo = seen.at(-1) === text && String(seen.length) === count
      return !isSo && `la conversation est « ${seen.join(' | ')} »`
    },
  ),
  menuOpen: lasting(
    'Le menu « {0} » est ouvert.',
    'Le menu « {0} » est fermé.',
    (user, [name = '']) => user.read(isOpen, name),
  ),
  console: gesture(
    'Outils de développement (touche F12) › Console : coller « {0} », puis appuyer sur Entrée',
  ),
  locked: lasting(
    'Aucun champ ne peut être modifié.',
    'Les champs peuvent de nouveau être modifiés.',
    (user) => user.read(areLocked),
  ),
} as const satisfies Readonly<Record<string, Sentence>>
