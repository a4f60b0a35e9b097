import { certification } from '#src/content/certification.ts'
import { companyCourses, mandatoryTrainings } from '#src/content/courses.ts'
import { legalTextOf, listOf, links } from '#src/content/legal-text.ts'
import * as organisation from '#src/content/organisation.ts'
import { certificateRows, quality } from '#src/content/quality.ts'
import { notConform, results } from '#src/content/rgaa.ts'

const { forwardingService, processors } = organisation

const processorItems = processors.map(({ id, name, company, purpose }) => {
  const what = `${name} (${company}) : ${purpose}.`
  return id === forwardingService.id
    ? `${what} Ce service reçoit les sept champs du formulaire et, comme tout serveur que contacte un navigateur, votre adresse IP. Il n’est sollicité qu’au moment de l’envoi.`
    : what
})

const isTransferred = processors.some(({ safeguard }) => safeguard !== null)
/** The paragraphs about data transfers outside the European Union (GDPR, 13.1.f), in Markdown. */
const transfers = [
  ...processors.flatMap(({ id, name, company, country, safeguard }) => {
    if (safeguard === null) return []
    const provider = `${name} est fourni par ${company} (${country})`
    return [
      id === forwardingService.id
        ? `L’envoi du formulaire de l’espace Entreprise entraîne un transfert de données hors de l’Union européenne : le service ${provider}. Ce transfert est limité aux données citées à l’article 10 et au temps nécessaire à l’acheminement du message et à sa preuve.`
        : `Un transfert de données hors de l’Union européenne est organisé : le service ${provider}.`,
      `Il est encadré par ${safeguard}, comme le prévoient les articles 44 à 49 du RGPD. Une copie vous en est communiquée sur demande adressée à ${links.dataEmail}.`,
    ]
  }),
  isTransferred
    ? `Aucun autre transfert n’est organisé à partir du site. Si vous préférez éviter celui-ci, appelez-nous au ${links.phone} ou écrivez-nous directement par e-mail à ${links.email}.`
    : `Aucun transfert de données hors de l’Union européenne n’est organisé à partir du site : les prestataires cités à l’article 10 y traitent vos données.`,
].join('\n\n')

export const head = {
  title: 'Mentions légales et confidentialité',
  description:
    'Éditeur, hébergeur, données personnelles, cookies et droits : les mentions légales et la politique de confidentialité, en seize articles.',
} as const

const certificate = certificateRows
  .filter(({ id }) => id !== 'scope')
  .map(({ term, text }) => `${term} : ${text}`)

const list = listOf(
  notConform.map(({ number, evidence }) => `Critère ${number} : ${evidence}`),
)
const lead =
  notConform.length === 1
    ? 'Un critère n’est pas respecté :'
    : 'Les critères suivants ne sont pas respectés :'

const { messaging, socialNetwork, appointment } = organisation
const isAccountUsed =
  quality.trainingAccount !== null ||
  [...companyCourses, ...mandatoryTrainings].some((course) => course.certification !== null)
const listFormat = new Intl.ListFormat('fr')

export const legalText = legalTextOf('legal-notice', {
  channels: listFormat.format(['Appels', 'e-mails', ...(messaging ? ['messagerie'] : [])]),
  linkedSites: listFormat.format([
    ...(messaging ? ['une messagerie'] : []),
    ...(socialNetwork ? ['un réseau social'] : []),
    ...(appointment ? ['un service de prise de rendez-vous'] : []),
    'des sites publics',
  ]),
  certificate: listOf(certificate),
  certification,
  nonConformities: { lead: list && lead, list },
  processors: listOf(processorItems),
  results,
  // The paragraph about the training account (CPF) is omitted if it pays for no training.
  trainingAccount: isAccountUsed ? 'compte personnel de formation' : null,
  officialLogos: quality.trainingAccount
    ? 'Les logos Qualiopi et Mon Compte Formation sont des signes dont les titulaires sont publics ; nous les employons dans les conditions fixées par leurs chartes d’usage.'
    : 'Le logo Qualiopi est un signe dont le titulaire est public ; nous l’employons dans les conditions fixées par sa charte d’usage.',
  transfers,
})
