import { quoted, type Labels, wordFor, type Words, written } from 'statecharts'
import type { EditorView } from './editor.rules.ts'

const places: Words = {
  '#/': 'Ce qui est dû',
  '#/courses/a': 'la fiche A',
  '#/pret': 'Prêt à publier ?',
}
const orders: Words = {
  save: 'enregistrer',
  remove: 'retirer',
  raise: 'monter',
  restore: 'reprendre un état',
}
const asks: Words = { load: 'lire', check: 'vérifier', apply: 'écrire', attach: 'déposer' }
const sides: Words = { mine: 'la sienne', theirs: 'celle du fichier' }
const price = (value: unknown) => (value === null ? 'aucun' : written(value))
const placed = (place: unknown) => wordFor(places, place)

/** The French words of the editor's machine. */
export const editorLabels: Labels<EditorView> = {
  title: 'Édition des fiches',
  start: 'Ouvrir /__facts/, une fiche A changée et non enregistrée avant un rechargement.',
  page: '/__facts/',
  outcomes: {
    'load record': 'La fiche se lit',
    'load fresh': 'Une fiche nouvelle s’ouvre',
    'load screen': 'L’écran se lit',
    'load cut': 'Rien ne se lit',
    'check right': 'La saisie est juste',
    'check wrong': 'La saisie est fausse',
    'check cut': 'La vérification échoue',
    'apply done': 'C’est écrit',
    'apply conflict': 'Le fichier a changé',
    'apply gone': 'La fiche a été retirée',
    'apply refused': 'Le site refuse',
    'apply cut': 'L’écriture échoue',
    'attach put': 'Le fichier est déposé',
    'attach refused': 'Le fichier est refusé',
    'attach cut': 'Le dépôt échoue',
  },
  payload: ({ place, value, file, to, side }): Words => ({
    ...(place !== undefined && { Où: placed(place) }),
    ...(value !== undefined && { Prix: price(value) }),
    ...(file !== undefined && { Fichier: 'un dessin' }),
    ...(to !== undefined && { Vers: 'le haut' }),
    ...(side !== undefined && { Version: wordFor(sides, side) }),
  }),
  see: (view) => ({
    Où: placed(view.place),
    Demandé: view.asked === null ? 'rien' : placed(view.asked),
    Prix: price(view.price),
    'Prix du fichier': price(view.original),
    'Fiche du fichier': view.base === null ? 'non' : 'oui',
    'À corriger': view.issues.length === 0 ? 'rien' : String(view.issues.length),
    Problème: view.problem === null ? 'aucun' : quoted(view.problem),
    Ordre: view.order === null ? 'aucun' : wordFor(orders, view.order.op),
    'Prix de l’autre version': price(view.theirs),
    'Version choisie': view.chosen === null ? 'aucune' : wordFor(sides, view.chosen),
    'Dit fait': view.said === null ? 'rien' : wordFor(orders, view.said),
    'Demandes au programme': `${view.asks[0]}, ${wordFor(asks, view.asks[1]?.split(' ')[0])}`,
    'Focus appelé': String(view.attention),
    'Écrans montrés': String(view.shown[0]),
    'Gardé pour un rechargement': price(view.kept[1]),
  }),
}
