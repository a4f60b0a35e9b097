import { say, type Saying, type Sentence } from 'statecharts'
import { noticeLabels } from '#src/content/notices.ts'
import { catalogue } from '#src/content/pages/catalogue.ts'
import { navigation } from '#src/content/navigation.ts'
import { linkTo } from './menus.ts'
import { lookAtNotice } from './queries.ts'

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
  instruction: 'Les champs peuvent de nouveau être modifiés.',
  run: async ({ user }) =>
    problem(await user.read(areLocked), 'tous les champs sont verrouillés'),
}

const running: Sentence = {
  kind: 'sighting',
  instruction: 'Le trait au bas de la notification n’est plus arrêté, ou elle est partie.',
  run: async ({ user }) => {
    const seen = await user.read(lookAtNotice)
    return problem(seen?.isPaused === true, 'le temps de la notification est arrêté')
  },
}

function lastLine(): string {
  return document.querySelector('[role=log] > :last-child > [dir=auto]')?.textContent ?? ''
}

const menus: Readonly<Record<string, string>> = { Solutions: 'solutions', Menu: 'menu' }

function isOpen(id: string): boolean {
  const button = document.querySelector(`[aria-controls=${id}]`)
  return button?.getAttribute('aria-expanded') === 'true'
}

const menuClosed: Sentence = {
  kind: 'sighting',
  instruction: 'Le menu « {0} » est fermé.',
  run: async ({ user }, [name = '']) =>
    problem(await user.read(isOpen, menus[name] ?? ''), 'il est ouvert'),
}

/** What is typed in the console, so that the browser refuses copies, or no longer does. */
export const copies = {
  refused: 'navigator.clipboard.writeText = () => Promise.reject()',
  granted: 'delete navigator.clipboard.writeText',
} as const

export const windows = { other: 'une autre fenêtre', own: 'la fenêtre du site' } as const

/** What the navigation calls a page. */
export function menuLabel(page: string): string {
  return [...addresses].find(([, href]) => href === page)?.[0] ?? page
}

/** The addresses of the navigation by their labels. */
const addresses = new Map(
  navigation.company.flatMap((link) => ('href' in link ? [[link.label, link.href]] : [])),
)

/** The texts of steps that only this site needs. */
export const siteSentences = {
  follow: {
    kind: 'gesture',
    instruction: 'Activer le lien « {0} » dans la navigation, en haut de la page',
    run: async ({ user }, [label = '']) => {
      const isDone = await user.press(linkTo(addresses.get(label) ?? ''))
      await user.meet({ css: 'h1:focus' })
      return problem(!isDone, `« ${label} » n’est pas dans la navigation`)
    },
  },
  request: {
    kind: 'gesture',
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
    instruction: `${mailbox} › Simuler une panne : choisir « {0} » dans « Ce qui arrive aux prochains envois », écrire « 1 » dans « Nombre d’envois », puis activer « Déclencher la panne »`,
    run: async ({ notes }, [fault = '']) => {
      notes.set('fault', fault)
      return undefined
    },
  },
  failing: {
    kind: 'sighting',
    instruction: 'Boîte aux lettres : « Panne en cours : {0}, 1 fois encore. »',
    run: async ({ notes }, [fault = '']) =>
      problem(notes.get('fault') !== fault, 'aucune panne n’est en cours'),
  },
  received: {
    kind: 'sighting',
    instruction: 'Boîte aux lettres › Messages : « {0} ».',
    run: async ({ notes }, [count = '']) => {
      const seen = Number(notes.get('received') ?? 0)
      return problem(messageCount(seen) !== count, `elle affiche « ${messageCount(seen)} »`)
    },
  },
  network: {
    kind: 'gesture',
    instruction:
      'Dans l’onglet du site, outils de développement (touche F12) › Réseau › liste de la limitation du débit : choisir « {0} »',
    run: async ({ notes }, [speed]) => {
      if (speed === 'Hors connexion') notes.set('isOffline', 'true')
      else notes.delete('isOffline')
      return undefined
    },
  },
  notice: {
    kind: 'sighting',
    isMoment: true,
    instruction: 'Une notification dit « {0} »',
    run: async ({ user }, [text = '']) => {
      const seen = await user.read(lookAtNotice)
      const said = seen === null ? 'aucune' : `${seen.title} ${seen.text}`
      return problem(!said.includes(text), `la notification dit « ${said} »`)
    },
  },
  followNotice: {
    kind: 'gesture',
    instruction: 'Activer « {0} » dans la notification, tant qu’elle est là (5 secondes)',
    run: async ({ user }, [name = '']) => {
      const isDone = await user.press({ role: 'link', name })
      return problem(!isDone, `la notification n’a pas de lien « ${name} »`)
    },
  },
  closeNotice: {
    kind: 'gesture',
    instruction: `Activer « ${noticeLabels.close} » (la croix de la notification), puis écarter le pointeur`,
    run: async ({ user }) => {
      const isDone = await user.press({ role: 'button', name: noticeLabels.close })
      await user.point(null)
      return problem(!isDone, 'il n’y a pas de notification à fermer')
    },
  },
  noNotice: {
    kind: 'sighting',
    isMoment: true,
    instruction: 'Aucune notification n’est affichée.',
    run: async ({ user }) => {
      const seen = await user.read(lookAtNotice)
      return problem(seen !== null, `une notification dit « ${seen?.title} »`)
    },
  },
  paused: {
    kind: 'sighting',
    instruction: 'Le trait qui se vide au bas de la notification est arrêté.',
    over: running,
    run: async ({ user }) => {
      const seen = await user.read(lookAtNotice)
      return problem(seen?.isPaused !== true, 'le temps de la notification s’écoule')
    },
  },
  running,
  changeWindow: {
    kind: 'gesture',
    instruction: 'Passer à {0} (touches Alt et Tab)',
    run: async ({ user }, [place]) => {
      const isLeft = place === windows.other
      await user.happen(
        (type) => void dispatchEvent(new Event(type)),
        isLeft ? 'blur' : 'focus',
      )
      return undefined
    },
  },
  conversation: {
    kind: 'sighting',
    instruction: 'La conversation se termine par « {0} »',
    run: async ({ user }, [text]) => {
      const seen = await user.read(lastLine)
      return problem(seen !== text, `elle se termine par « ${seen} »`)
    },
  },
  menuOpen: {
    kind: 'sighting',
    instruction: 'Le menu « {0} » est ouvert.',
    over: menuClosed,
    run: async ({ user }, [name = '']) =>
      problem(!(await user.read(isOpen, menus[name] ?? '')), 'il est fermé'),
  },
  menuClosed,
  console: {
    kind: 'gesture',
    instruction:
      'Outils de développement (touche F12) › Console : coller « {0} », puis appuyer sur Entrée',
    run: async ({ user }, [code]) => {
      await user.happen(
        (isRefused) => {
          if (isRefused === 'true')
            navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
          else Reflect.deleteProperty(navigator.clipboard, 'writeText')
        },
        String(code === copies.refused),
      )
      return undefined
    },
  },
  locked: {
    kind: 'sighting',
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
