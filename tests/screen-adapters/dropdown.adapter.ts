import { solutions } from '#src/content/navigation.ts'
import { dropdownModel } from '#tests/machines/dropdown.model.ts'
import type { DropdownState } from '#tests/machines/dropdown.rules.ts'
import type {
  Event,
  MappedStep,
  ScreenAdapter,
  Step,
  StepMapper,
  UserDriver,
} from 'statecharts'
import { linkTo, pageTurner } from './locators.ts'

const [first, second] = ['/entreprise', '/qui-sommes-nous'] as const
const button = { role: 'button', name: solutions.label } as const
const elsewhere = linkTo('/contact')

/** The panel under the button, and the link that has the focus in it. */
function lookAtPanel() {
  const panel = document.querySelector('#solutions')
  const button = document.querySelector('[aria-controls=solutions]')
  const isOpen = panel?.matches(':popover-open') ?? false
  const link = document.activeElement?.closest('#solutions a')
  return {
    isOpen,
    isSaidOpen: button?.getAttribute('aria-expanded'),
    href: isOpen ? (link?.getAttribute('href') ?? null) : null,
    isOnButton: button !== null && document.activeElement === button,
  }
}

/** What the browser does by itself, as on a click elsewhere. */
function closePanel() {
  document.querySelector<HTMLElement>('#solutions')?.hidePopover()
}

/** A pointer that is there cannot come: where the table expects it to, it goes first. */
function stepMapper(): StepMapper<DropdownState> {
  let isPointed = false
  const leave: Step = { kind: 'event', event: { type: 'pointer.leave' } }
  return {
    map: (step, { mode }): MappedStep => {
      const type = step.kind === 'event' ? step.event.type : ''
      const isBack = type === 'pointer.enter' && isPointed && mode === 'closed'
      if (type === 'pointer.enter') isPointed = true
      if (type === 'pointer.leave') isPointed = false
      return isBack ? [leave, step] : [step]
    },
  }
}

type Key = { readonly onLink: string; readonly onButton: string; readonly opens: boolean }
const keys: Readonly<Record<string, Key>> = {
  'item.first': { onLink: 'Home', onButton: 'ArrowDown', opens: true },
  'item.last': { onLink: 'End', onButton: 'ArrowUp', opens: true },
  'item.next': { onLink: 'ArrowDown', onButton: 'ArrowDown', opens: false },
  'item.previous': { onLink: 'ArrowUp', onButton: 'ArrowUp', opens: false },
}

export const dropdownAdapter = {
  model: dropdownModel,
  pages: [first, second],
  stepMapper,
  view: ({ mode, active, focusesOnButton }) => {
    const isOpen = mode !== 'closed' && mode !== 'hovered'
    return {
      isOpen,
      isSaidOpen: String(isOpen),
      href: active === null ? null : (solutions.items[active]?.href ?? null),
      focusesOnButton,
    }
  },
  visitor: (user) => {
    const history = pageTurner(user)
    let focusesOnButton = 0
    let isByBrowser = false
    return {
      arrive: async () => {
        await history.arrive(linkTo(second))
        await user.point(null)
      },
      perform: async (action) => {
        if (action.kind === 'outcome') return false
        const { isOpen, href } = await user.read(lookAtPanel)
        const { event } = action
        switch (event.type) {
          case 'pointer.enter':
            return user.point(button)
          case 'pointer.leave':
            return user.point(null)
          case 'button.press':
            return user.activate(button)
          case 'page.change':
            await history.turn()
            return true
          case 'menu.close':
            isByBrowser = isOpen && !isByBrowser
            return leave(user, isByBrowser)
          case 'menu.dismiss': {
            if (href === null) await user.focus(button)
            await user.type('Escape')
            const { isOnButton } = await user.read(lookAtPanel)
            if (isOpen && isOnButton) focusesOnButton += 1
            return isOpen
          }
          default:
            return press(user, event, { isOpen, isOnLink: href !== null })
        }
      },
      observe: async () => {
        const { isOnButton: _, ...seen } = await user.read(lookAtPanel)
        return { ...seen, focusesOnButton }
      },
    }
  },
  unreachable: {},
} satisfies ScreenAdapter<DropdownState>

/** Leaves the menu: the browser closes it, or the focus goes elsewhere. */
async function leave(user: UserDriver, isByBrowser: boolean): Promise<boolean> {
  await user.focus(button)
  if (!isByBrowser) return user.focus(elsewhere)
  await user.happen(closePanel)
  return true
}

type Where = { readonly isOpen: boolean; readonly isOnLink: boolean }

async function press(
  user: UserDriver,
  { type, letter }: Event,
  { isOpen, isOnLink }: Where,
): Promise<boolean> {
  const key = keys[type] ?? {
    onLink: String(letter),
    onButton: String(letter),
    opens: true,
  }
  if (!isOpen && !key.opens) return false
  if (!isOnLink) await user.focus(button)
  await user.type(isOnLink ? key.onLink : key.onButton)
  return true
}
