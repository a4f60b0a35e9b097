import { phrase, defineScreen, sentences } from 'statecharts'
import { solutions } from '#src/content/navigation.ts'
import { name } from '#src/content/organisation.ts'
import { about, head as aboutHead } from '#src/page-content/about.ts'
import { companyHome, head as homeHead } from '#src/page-content/company-home.ts'
import { appModel, type AppState } from '#tests/machines/app.model.ts'
import { desktopSetup } from './mailbox.ts'
import { countedPhrase, linkTo, menuLabel, siteSentences } from './sentences.ts'

const [first, second] = ['/entreprise', '/qui-sommes-nous'] as const
const elsewhere = linkTo('/contact')
const menu = { role: 'button', name: solutions.label } as const
const isBack = ({ pageChanges }: AppState) => pageChanges % 2 === 0

const toldByPart =
  'Cet événement vient d’une autre partie du site. Le parcours de cette partie le vérifie.'
const told = appModel.machine.events.filter((type) => type !== 'page.change')

export const appScreen = defineScreen({
  model: appModel,
  title: 'Site',
  pages: [first, second],
  preconditions: desktopSetup,
  start: [phrase(siteSentences.follow, menuLabel(second))],
  gestures: {
    ...Object.fromEntries(told.map((type) => [type, { impossible: () => toldByPart }])),
    'page.change': {
      describe: (_event, state) => [
        phrase(sentences.enter, solutions.label),
        phrase(siteSentences.menuOpen, solutions.label),
        phrase(sentences.turn, isBack(state) ? 'précédente' : 'suivante'),
      ],
    },
  },
  visit: (user) => {
    let isSecond = true
    return {
      arrive: async () => {
        await user.click(linkTo(second))
        await user.waitFor({ css: 'h1:focus' })
        await user.focus(elsewhere)
      },
      actions: {
        'page.change': async () => {
          await user.focus(elsewhere)
          await user.activate(menu)
          await user.traverseHistory(isSecond ? -1 : 1)
          isSecond = !isSecond
          return true
        },
      },
    }
  },
  observations: {
    title: {
      expected: (state) => `${(isBack(state) ? aboutHead : homeHead).title} | ${name}`,
      read: () => document.title,
    },
    isMenuOpen: {
      expected: () => false,
      read: () => document.querySelector('#solutions')?.matches(':popover-open'),
      describe: ({ pageChanges }) =>
        countedPhrase(pageChanges, phrase(siteSentences.menuOpen.over, solutions.label)),
    },
    isHeadingFocused: {
      expected: ({ pageChanges }) => pageChanges > 0,
      read: () => document.activeElement?.matches('h1') ?? false,
      describe: (state) => {
        const heading = isBack(state) ? about.title : companyHome.hero.title
        return countedPhrase(state.pageChanges, phrase(sentences.focusIsOn, heading))
      },
    },
  },
  unreachable: Object.fromEntries(
    told.map((type) => [`(root) --${type}--> (stays)`, toldByPart]),
  ),
})
