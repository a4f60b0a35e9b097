import { typeset } from '#facts/typeset.ts'
import type { LegalDocument } from '../legal-document.ts'
import { articlesOf, link, links } from '../legal-text.ts'
import { emailReplyDelay, replyDelay } from '../ledger.ts'
import { organisation } from '../organisation.ts'

/** What search results, tabs and shared links say of the page. */
export const head = {
  title: `Conditions générales d’utilisation | ${organisation.name}`,
  description:
    'Les règles d’usage du site en neuf articles : accès, contenus, formulaires, responsabilité, propriété intellectuelle, droit applicable.',
} as const

const { mediator } = organisation

export const termsOfUse: LegalDocument = typeset({
  title: 'Conditions générales d’utilisation',
  lead: 'Ce que vous pouvez attendre de ce site, et ce qu’il attend de vous, en neuf articles.',
  updated: `Dernière mise à jour : ${organisation.legalTextsUpdated}.`,
  articles: articlesOf(`
## Objet et acceptation

Les présentes conditions encadrent l’usage du site ${organisation.ofName}. Elles s’appliquent à toutes ses pages et à chacune de vos visites.

Lire le site ne demande aucune acceptation. Nous vous invitons toutefois à respecter ces conditions lorsque vous l’utilisez, dans leur version en ligne au jour de votre visite. Si elles ne vous conviennent pas, vous pouvez toujours nous joindre par téléphone ou par courrier.

Ces conditions sont distinctes des conditions de vente, qui sont communiquées avec le devis ou le contrat de formation. Elles ne créent à elles seules aucune obligation d’achat.

## Définitions

Les mots suivants ont ici un sens précis. Ils sont employés au singulier comme au pluriel.

- Site : l’ensemble des pages publiées à l’adresse ${organisation.url}.
- Éditeur, ou « nous » : ${organisation.name}, dont l’identité complète figure dans les mentions légales.
- Visiteur, ou « vous » : toute personne qui consulte le site, pour elle-même ou pour une entreprise.
- Contenu : tout texte, image, logo, document ou élément de code présent sur le site.
- Espace Entreprise : les pages destinées aux employeurs et à leurs équipes.
- Espace Particulier : les pages destinées aux personnes qui se forment à titre individuel.
- Formulaire : une suite de champs qui permet de rédiger une demande.
- Assistant virtuel : la fenêtre de discussion ouverte par le bouton rond affiché sur les pages.
- Notification : le court message qui apparaît à l’écran pour vous informer d’un résultat ou d’une indisponibilité.

Les mentions légales sont réunies avec la politique de confidentialité sur une [même page](/politique-de-confidentialite). Les règles applicables pendant une formation figurent dans le [règlement intérieur](/reglement-interieur).

## Accès et disponibilité

L’accès au site est libre et gratuit, hors coût de votre connexion. Il n’y a ni compte à créer, ni paiement en ligne : toutes les pages se lisent sans inscription.

Le site est conçu pour les navigateurs récents. Sur un navigateur ancien ou privé de certaines fonctions, les textes restent lisibles, mais des éléments interactifs peuvent manquer.

Nous faisons notre possible pour que le site soit accessible à toute heure. Il peut toutefois être interrompu pour une mise à jour, une panne ou une raison extérieure à l’éditeur. Nous nous efforçons alors de le rétablir rapidement.

## Informations sur les formations et les financements

Les présentations de formations ont une valeur indicative. Les durées, les effectifs et les niveaux sont ceux qui sont affichés à la date de votre visite ; ils peuvent être adaptés à votre besoin dans une proposition écrite.

Les aides et les prises en charge dépendent des règles de chaque financeur, de votre situation et de la date de la demande. Un montant ou un taux affiché s’entend donc avec la condition et la date qui l’accompagnent. La décision appartient toujours au financeur.

Le site ne contient aucune offre ferme. Une formation n’est commandée qu’après la signature d’un devis, d’une convention ou d’un contrat.

Si vous financez vous-même votre formation en tant que particulier, vous signez un contrat et disposez d’un délai de rétractation de dix jours à compter de cette signature, porté à quatorze jours lorsque le contrat est conclu à distance ou hors établissement (article L221-18 du Code de la consommation). Aucune somme ne peut être exigée avant la fin de ce délai ; ensuite, le premier versement ne peut dépasser 30 % du prix (articles L6353-3 à L6353-7 du Code du travail).

## Formulaires, assistant virtuel et notifications

Le formulaire de l’espace Entreprise permet de poser une question ou de demander un devis. Une notification vous indique si le message est parti ; en cas d’échec, ce que vous avez saisi reste à l’écran. L’envoi ne vaut ni commande, ni inscription.

Certaines fonctions sont annoncées mais ne sont pas encore disponibles. Une notification le signale dès que vous les utilisez, et rien n’est alors transmis :

- le formulaire de l’espace Particulier ;
- l’assistant virtuel, qui n’apporte pas encore de réponse ;
- le téléchargement de la brochure ;
- les fiches détaillées des formations de l’espace Particulier.

Dans le catalogue, les boutons « Demander des informations » et « Demander une formation sur mesure » affichent la même notification. Elle ouvre le formulaire, où votre demande est préparée : c’est vous qui l’envoyez.

Nous répondons sous ${replyDelay}, ou sous ${emailReplyDelay} par e-mail à ${links.email}. Ces délais courent à partir de la réception de votre demande.

N’utilisez pas ces canaux pour un message urgent. Appelez-nous au ${links.phone} aux heures d’ouverture et, en cas de danger, composez le 112.

## Engagements du visiteur

En utilisant le site, vous vous engagez à un usage loyal et conforme à la loi. En particulier :

- donnez des informations exactes, afin que nous puissions vous répondre ;
- ne communiquez les données d’une autre personne qu’avec son accord ;
- n’envoyez aucun contenu illicite, publicitaire ou offensant ;
- n’utilisez pas de robot pour remplir un formulaire ou extraire les contenus ;
- ne portez atteinte ni à la sécurité du site, ni à sa disponibilité.

Si vous découvrez une faille de sécurité, signalez-la de bonne foi à ${links.email} sans l’exploiter ni la rendre publique. Nous pouvons écarter un message contraire au présent article et, si les faits sont graves, les porter à la connaissance des autorités.

L’exploration des pages par les moteurs de recherche reste permise. Elle suit les indications techniques publiées par le site.

## Propriété intellectuelle

Les droits sur les textes, les images, les logos et le code du site sont réservés à l’éditeur ou à leurs titulaires. La consultation du site n’entraîne aucune cession de ces droits.

Vous pouvez consulter les pages, les imprimer pour votre usage personnel et créer un lien vers l’une d’elles. Ce lien ne doit pas laisser croire à un partenariat qui n’existe pas.

Sans accord écrit, il est interdit de reproduire les contenus, de les extraire en nombre ou de les réutiliser à des fins commerciales. Les exceptions prévues par la loi restent réservées.

Les marques de tiers sont citées à titre descriptif, sans lien d’affiliation. Les licences des éléments de tiers sont indiquées à l’[article 5 des mentions légales](/politique-de-confidentialite#article-5).

## Responsabilité, liens et force majeure

L’éditeur est tenu d’une obligation de moyens en ce qui concerne la disponibilité du site et l’exactitude de ses contenus. Une erreur ou un oubli peut subsister ; nous corrigeons ce qui nous est signalé.

Les services et les sites externes accessibles par un lien relèvent de la seule responsabilité de leurs éditeurs. Vous veillez de votre côté à la protection de votre appareil et de votre connexion.

Aucune clause des présentes conditions ne limite les droits que la loi vous garantit impérativement si vous êtes consommateur. Elles n’écartent pas davantage la responsabilité de l’éditeur lorsque la loi l’interdit.

L’éditeur ne répond pas d’une inexécution due à la force majeure. Elle s’entend, selon l’article 1218 du Code civil, d’un événement qui échappe à son contrôle, qui ne pouvait être raisonnablement prévu et dont les effets ne peuvent être évités par des mesures appropriées.

## Données personnelles, évolution, droit applicable et litiges

Les données que vous nous confiez sont traitées comme l’explique la [politique de confidentialité](/politique-de-confidentialite#article-7). Vous y trouverez vos droits et la manière de les exercer.

Les présentes conditions peuvent évoluer. Chaque version est datée, celle-ci du ${organisation.legalTextsUpdated} ; la nouvelle version s’applique aux visites postérieures à sa mise en ligne.

Elles sont soumises au droit français. En cas de difficulté, nous vous invitons à nous écrire d’abord depuis la [page Contact](/contact) ou à l’adresse ${links.email}, afin de chercher une solution amiable.

Si vous êtes consommateur, vous pouvez recourir gratuitement au médiateur de la consommation, ${link(mediator.name, mediator.url)}, à l’adresse ${mediator.url}, après une réclamation écrite restée sans réponse satisfaisante (articles L612-1 et L616-1 du Code de la consommation). Cette démarche n’est jamais obligatoire.

À défaut d’accord, le litige est porté devant les tribunaux désignés par les règles légales de compétence. Si vous êtes consommateur, vous gardez le choix qu’elles vous donnent.
`),
})
