import { links } from './legal-text.ts'
import { organisation } from './organisation.ts'

const { forwardingService, processors } = organisation

type Processor = (typeof processors)[number]

/** What the privacy policy says of each processor, and what the form sends to one of them. */
export const processorItems = processors.map(({ id, name, company, purpose }) => {
  const what = `${name} (${company}) : ${purpose}.`
  return id === forwardingService.id
    ? `${what} Ce service reçoit les sept champs du formulaire et, comme tout serveur que contacte un navigateur, votre adresse IP. Il n’est sollicité qu’au moment de l’envoi.`
    : what
})

/** What leaves the Union, and under which safeguard (RGPD, 13.1.f), in Markdown. */
export function transfers() {
  return [...processors.flatMap(transferOf), closing()].join('\n\n')
}

function transferOf({ id, name, company, country, safeguard }: Processor) {
  if (safeguard === null) return []
  const provider = `${name} est fourni par ${company} (${country})`
  return [
    id === forwardingService.id
      ? `L’envoi du formulaire de l’espace Entreprise entraîne un transfert de données hors de l’Union européenne : le service ${provider}. Ce transfert est limité aux données citées à l’article 10 et au temps nécessaire à l’acheminement du message et à sa preuve.`
      : `Un transfert de données hors de l’Union européenne est organisé : le service ${provider}.`,
    `Il est encadré par ${safeguard}, comme le prévoient les articles 44 à 49 du RGPD. Une copie vous en est communiquée sur demande adressée à ${links.dataEmail}.`,
  ]
}

function closing() {
  return processors.some(({ safeguard }) => safeguard !== null)
    ? `Aucun autre transfert n’est organisé à partir du site. Si vous préférez éviter celui-ci, appelez-nous au ${links.phone} ou écrivez-nous directement par e-mail à ${links.email}.`
    : `Aucun transfert de données hors de l’Union européenne n’est organisé à partir du site : les prestataires cités à l’article 10 y traitent vos données.`
}
