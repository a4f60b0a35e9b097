import { scenario } from './scenario.ts'

const change = (field: string, value: string) =>
  `field.change ${JSON.stringify({ field, value })}`
const prefill = (course: string, subject = 'Information sur une formation') =>
  `draft.prefill ${JSON.stringify({ subject, line: `Formation : ${course}` })}`

const filled = [
  change('name', 'Marie Morel'),
  change('email', 'marie@exemple.fr'),
  change('company', 'Boulangerie Morel'),
  change('phone', '0612345678'),
  change('siret', '73282932000074'),
  change('subject', 'Autre'),
  change('message', 'Bonjour'),
]

export const contactFormScenarios = [
  scenario(
    'blanks do not fill a field',
    ...filled,
    change('name', '  '),
    change('message', ' \n'),
    'form.submit',
  ),
  scenario(
    'an incomplete phone or SIRET stops nothing',
    ...filled,
    change('phone', '06'),
    change('siret', '732'),
    'form.submit',
    'sendMessage accepted',
  ),
  scenario(
    'a failed message stays said while errors are shown, until the next one leaves',
    ...filled,
    'form.submit',
    'sendMessage network',
    change('name', ''),
    'form.submit',
    change('name', 'Marie'),
    'form.submit',
    'sendMessage tooMany',
  ),
  scenario(
    'a prefilled form that is cleared is as before',
    ...filled,
    prefill('Communication'),
    'prefill.clear',
    'prefill.clear',
    'form.submit',
  ),
  scenario(
    'the same course asked for twice stands there once and goes away at once',
    change('subject', 'Autre'),
    prefill('Communication'),
    prefill('Communication'),
    'prefill.clear',
  ),
  scenario(
    'another course takes the place of the first',
    prefill('Communication'),
    prefill('Sécurité'),
    'prefill.clear',
  ),
  scenario(
    'the subject that the visitor has chosen since stays',
    prefill('Communication'),
    change('subject', 'Partenariat'),
    'prefill.clear',
  ),
  scenario(
    'what the visitor has written below stays',
    prefill('Communication'),
    change('message', 'Formation : Communication\n\nPour six personnes.'),
    'prefill.clear',
  ),
  scenario(
    'a line that the visitor has taken out is not looked for',
    prefill('Communication'),
    change('message', 'Pour six personnes.'),
    'prefill.clear',
  ),
  scenario(
    'a prefill mends the errors of its two fields',
    'form.submit',
    prefill('Communication'),
    'prefill.clear',
    'form.submit',
  ),
]
