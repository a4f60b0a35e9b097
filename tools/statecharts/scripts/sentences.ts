import type { Target } from '../screen/user-driver.ts'
import { field, focused, sees } from './page-looks.ts'
import type { Cells, Sentence, World } from './sentence.ts'

type Field = {
  readonly value: string
  readonly error: string | null
}

/** Finds a control by what the project calls it, by its label, or as its role says. */
function targetOf({ targets }: World, name: string, role?: 'button' | 'link'): Target {
  return targets[name] ?? (role === undefined ? { label: name } : { role, name })
}

async function write(world: World, name: string, text: string) {
  const isDone = await world.user.write(targetOf(world, name), text)
  return isDone
    ? undefined
    : `« ${name} » n’est pas là, est verrouillé ou contient déjà « ${text} »`
}

async function press(world: World, name: string) {
  const { user } = world
  const isDone =
    (await user.press(targetOf(world, name, 'button'))) ||
    (await user.press(targetOf(world, name, 'link')))
  return problem(!isDone, `« ${name} » n’est pas là ou n’est pas actif`)
}

async function lookAtField(world: World, name: string): Promise<Field | undefined> {
  const seen = await world.user.read(field, JSON.stringify(targetOf(world, name)))
  if (seen === '') return undefined
  const found: Field = JSON.parse(seen)
  return found
}

async function holds(world: World, name: string, text: string) {
  const seen = await lookAtField(world, name)
  if (seen?.value === text) return undefined
  return `« ${name} » contient « ${seen?.value ?? 'rien : le champ n’est pas là'} »`
}

async function inTurn(
  cells: Cells,
  one: (name: string, value: string) => Promise<string | undefined>,
) {
  for (const [name, value] of cells) {
    const wrong = await one(name, value)
    if (wrong !== undefined) return wrong
  }
  return undefined
}

function problem(isWrong: boolean, text: string): string | undefined {
  return isWrong ? text : undefined
}

const seeNot: Sentence = {
  kind: 'sighting',
  instruction: '« {0} » n’est plus affiché.',
  run: async ({ user }, [text = '']) =>
    problem(await user.read(sees, text), `« ${text} » est affiché`),
}
const noError: Sentence = {
  kind: 'sighting',
  instruction: '« {0} » n’est plus en erreur.',
  run: async (world, [name = '']) => {
    const seen = await lookAtField(world, name)
    return problem(seen?.error !== null, `« ${name} » est en erreur : ${seen?.error}`)
  },
}
/** Keys by the names that stand on a French keyboard. */
export const keyboard: Readonly<Record<string, string>> = {
  Échap: 'Escape',
  Entrée: 'Enter',
  Origine: 'Home',
  Fin: 'End',
  'Flèche haut': 'ArrowUp',
  'Flèche bas': 'ArrowDown',
}

/** The texts of steps that any site needs; a project adds its own. */
export const sentences = {
  open: {
    kind: 'gesture',
    instruction: 'Ouvrir la page {0} du site dans un nouvel onglet',
    run: async ({ user, pages }, [address = '']) => {
      await user.open([address, ...pages])
      await user.stopTime()
      return undefined
    },
  },
  write: {
    kind: 'gesture',
    instruction: 'Écrire « {0} » dans « {1} »',
    data: 0,
    run: (world, [text = '', name = '']) => write(world, name, text),
  },
  choose: {
    kind: 'gesture',
    instruction: 'Choisir « {0} » dans la liste « {1} »',
    data: 0,
    run: (world, [text = '', name = '']) => write(world, name, text),
  },
  clear: {
    kind: 'gesture',
    instruction: 'Effacer le contenu de « {0} »',
    run: (world, [name = '']) => write(world, name, ''),
  },
  fill: {
    kind: 'gesture',
    instruction: 'Remplir les champs avec les données ci-contre',
    run: (world, _values, cells) => inTurn(cells, (name, text) => write(world, name, text)),
  },
  press: {
    kind: 'gesture',
    instruction: 'Activer « {0} »',
    run: (world, [name = '']) => press(world, name),
  },
  enter: {
    kind: 'gesture',
    instruction: 'Avec la touche Tab, aller sur « {0} », puis appuyer sur Entrée',
    run: async (world, [name = '']) => {
      const target = targetOf(world, name, 'button')
      const isDone = (await world.user.focus(target)) && (await world.user.activate(target))
      return problem(!isDone, `« ${name} » n’est pas là ou n’est pas actif`)
    },
  },
  key: {
    kind: 'gesture',
    instruction: 'Appuyer sur la touche {0}',
    run: async ({ user }, [key = '']) => {
      await user.type(keyboard[key] ?? key)
      return undefined
    },
  },
  focus: {
    kind: 'gesture',
    instruction: 'Avec la touche Tab, aller sur « {0} »',
    run: async (world, [name = '']) =>
      problem(
        !(await world.user.focus(targetOf(world, name, 'button'))),
        `« ${name} » n’est pas là`,
      ),
  },
  point: {
    kind: 'gesture',
    instruction: 'Placer le pointeur de la souris sur « {0} », sans cliquer',
    run: async (world, [name = '']) =>
      problem(
        !(await world.user.point(targetOf(world, name, 'button'))),
        `« ${name} » n’est pas là, ou le pointeur y est déjà`,
      ),
  },
  pointAway: {
    kind: 'gesture',
    instruction: 'Écarter le pointeur de la souris, sans cliquer',
    run: async ({ user }) =>
      problem(!(await user.point(null)), 'le pointeur n’est sur rien'),
  },
  turn: {
    kind: 'gesture',
    instruction: 'Aller à la page {0} (flèche du navigateur, en haut à gauche)',
    run: async ({ user }, [where]) => {
      await user.travel(where === 'précédente' ? -1 : 1)
      return undefined
    },
  },
  wait: {
    kind: 'gesture',
    instruction: 'Attendre {0} secondes',
    run: async ({ user }, [seconds = '0']) => {
      await user.wait(Math.round(Number(seconds.replace(',', '.')) * 1000))
      return undefined
    },
  },
  see: {
    kind: 'sighting',
    instruction: '« {0} » est affiché.',
    over: seeNot,
    run: async ({ user }, [text = '']) =>
      problem(!(await user.read(sees, text)), `« ${text} » n’est pas affiché`),
  },
  seeNot,
  holds: {
    kind: 'sighting',
    instruction: '« {0} » contient « {1} ».',
    run: (world, [name = '', text = '']) => holds(world, name, text),
  },
  holdAll: {
    kind: 'sighting',
    instruction: 'Les champs contiennent :',
    run: (world, _values, cells) => inTurn(cells, (name, text) => holds(world, name, text)),
  },
  error: {
    kind: 'sighting',
    instruction: '« {0} » est en erreur : « {1} »',
    over: noError,
    run: async (world, [name = '', text = '']) => {
      const seen = await lookAtField(world, name)
      return problem(seen?.error !== text, `l’erreur de « ${name} » est « ${seen?.error} »`)
    },
  },
  noError,
  focusIsOn: {
    kind: 'sighting',
    isMoment: true,
    instruction: 'Le focus est sur « {0} » (la touche Tab part de là).',
    run: async ({ user }, [text = '']) => {
      const seen = await user.read(focused)
      return problem(
        !seen.includes(text.replaceAll(/\s+/g, ' ')),
        `le focus est sur « ${seen.slice(0, 80)} »`,
      )
    },
  },
} as const satisfies Readonly<Record<string, Sentence>>
