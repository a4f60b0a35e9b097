import { say, type Saying, type Sentence } from 'statecharts'
import { noticeLabels } from '#src/content/notices.ts'
import { catalogue } from '#src/content/pages/catalogue.ts'
import { navigation } from '#src/content/navigation.ts'
import { linkTo } from '../screen-adapters/locators.ts'
import { lookAtNotice } from '../screen-adapters/queries.ts'

const mailbox = 'Boîte aux lettres (http://localhost:4174)'

function problem(isWrong: boolean, text: string): string | undefined {
  return isWrong ? text : undefined
}

function areLocked(): boolean {
  const fields = [...document.querySelectorAll('main form[method=post] [name]:not([form])')]
  return fields.every((field) =>
    field.matches('[readonly], [aria-disabled=true], [type=hidden]'),
  )
}

const unlocked: Sentence = {
  kind: 'sighting',
  text: 'les champs peuvent être modifiés',
  instruction: 'Les champs peuvent de nouveau être modifiés.',
  run: async ({ user }) =>
    problem(await user.read(areLocked), 'tous les champs sont verrouillés'),
}

/** The addresses of the navigation by their labels. */
const addresses = new Map(
  navigation.company.flatMap((link) => ('href' in link ? [[link.label, link.href]] : [])),
)

/** The texts of steps that only this site needs. */
export const siteSentences = {
  follow: {
    kind: 'gesture',
    text: 'j’active le lien {string} de la navigation',
    instruction: 'Activer le lien « {0} » dans la navigation, en haut de la page',
    run: async ({ user }, [label = '']) => {
      const isDone = await user.press(linkTo(addresses.get(label) ?? ''))
      await user.meet({ css: 'h1:focus' })
      return problem(!isDone, `« ${label} » n’est pas dans la navigation`)
    },
  },
  request: {
    kind: 'gesture',
    text: 'je demande des informations sur la formation {string}',
    instruction: `Activer « ${catalogue.list.request} » de la formation « {0} »`,
    run: async ({ user }, [title = '']) => {
      const button = { role: 'button', name: `${catalogue.list.request} ${title}` } as const
      await user.meet(button)
      const isDone = await user.press(button)
      return problem(!isDone, `la formation « ${title} » n’a pas ce bouton`)
    },
  },
  fail: {
    kind: 'gesture',
    text: 'la boîte aux lettres simule {string} au prochain envoi',
    instruction: `${mailbox} › Simuler une panne : choisir « {0} », écrire « 1 » dans « Nombre d’envois », puis activer « Déclencher la panne »`,
    run: async ({ notes }, [fault = '']) => {
      notes.set('fault', fault)
      return undefined
    },
  },
  failing: {
    kind: 'sighting',
    text: 'la boîte aux lettres annonce {string}',
    instruction: 'Boîte aux lettres : « Panne en cours : {0}, 1 fois encore. »',
    run: async ({ notes }, [fault = '']) =>
      problem(notes.get('fault') !== fault, 'aucune panne n’est en cours'),
  },
  received: {
    kind: 'sighting',
    text: 'la boîte aux lettres affiche {string}',
    instruction: 'Boîte aux lettres › Messages : « {0} ».',
    run: async ({ notes }, [count = '']) => {
      const seen = Number(notes.get('received') ?? 0)
      return problem(messageCount(seen) !== count, `elle affiche « ${messageCount(seen)} »`)
    },
  },
  disconnect: {
    kind: 'gesture',
    text: 'je coupe la connexion du navigateur',
    instruction:
      'Dans l’onglet du site, ouvrir les outils de développement (F12) › Réseau, et choisir « Hors connexion » dans la liste de limitation du débit',
    run: async ({ notes }) => {
      notes.set('isOffline', 'true')
      return undefined
    },
  },
  reconnect: {
    kind: 'gesture',
    text: 'je rétablis la connexion du navigateur',
    instruction:
      'Outils de développement (F12) › Réseau : choisir « Aucune limitation », puis fermer les outils',
    run: async ({ notes }) => {
      notes.delete('isOffline')
      return undefined
    },
  },
  notice: {
    kind: 'sighting',
    isMoment: true,
    text: 'une notification dit {string}',
    instruction: 'Une notification dit « {0} »',
    run: async ({ user }, [text = '']) => {
      const seen = await user.read(lookAtNotice)
      const said = seen === null ? 'aucune' : `${seen.title} ${seen.text}`
      return problem(!said.includes(text), `la notification dit « ${said} »`)
    },
  },
  closeNotice: {
    kind: 'gesture',
    text: 'je ferme la notification',
    instruction: `Activer « ${noticeLabels.close} » (la croix de la notification)`,
    run: async ({ user }) => {
      const isDone = await user.press({ role: 'button', name: noticeLabels.close })
      await user.point(null)
      return problem(!isDone, 'il n’y a pas de notification à fermer')
    },
  },
  locked: {
    kind: 'sighting',
    text: 'aucun champ ne peut être modifié',
    instruction: 'Aucun champ ne peut être modifié.',
    over: unlocked,
    run: async ({ user }) =>
      problem(!(await user.read(areLocked)), 'des champs peuvent être modifiés'),
  },
  unlocked,
} as const satisfies Readonly<Record<string, Sentence>>

/** As the mailbox counts its messages. */
export function messageCount(count: number): string {
  return count === 0 ? 'Aucun message' : `${count} message${count > 1 ? 's' : ''}`
}

/** The mailbox is told to fail once, in the words of its page. */
export function failOnce(fault: string): readonly Saying[] {
  return [say(siteSentences.fail, fault), say(siteSentences.failing, fault)]
}
