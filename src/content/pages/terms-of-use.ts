import { typeset } from '#facts/typeset.ts'
import type { LegalDocument } from '../legal-document.ts'
import { emailReplyDelay, replyDelay } from '../ledger.ts'
import { organisation } from '../organisation.ts'

/** What search results, tabs and shared links say of the page. */
export const head = {
  title: `Conditions générales d’utilisation | ${organisation.name}`,
  description:
    'Les règles d’usage du site en neuf articles : accès, contenus, formulaires, responsabilité, propriété intellectuelle, droit applicable.',
} as const

const { mediator } = organisation

const email = { text: organisation.email, href: `mailto:${organisation.email}` }
const phone = { text: organisation.phone.display, href: organisation.phone.href }

export const termsOfUse: LegalDocument = typeset({
  title: 'Conditions générales d’utilisation',
  lead: 'Ce que vous pouvez attendre de ce site, et ce qu’il attend de vous, en neuf articles.',
  updated: `Dernière mise à jour : ${organisation.legalTextsUpdated}.`,
  articles: [
    {
      id: 'article-1',
      number: 1,
      title: 'Objet et acceptation',
      blocks: [
        {
          kind: 'paragraph',
          text: `Les présentes conditions encadrent l’usage du site ${organisation.ofName}. Elles s’appliquent à toutes ses pages et à chacune de vos visites.`,
        },
        {
          kind: 'paragraph',
          text: 'Lire le site ne demande aucune acceptation. Nous vous invitons toutefois à respecter ces conditions lorsque vous l’utilisez, dans leur version en ligne au jour de votre visite. Si elles ne vous conviennent pas, vous pouvez toujours nous joindre par téléphone ou par courrier.',
        },
        {
          kind: 'paragraph',
          text: 'Ces conditions sont distinctes des conditions de vente, qui sont communiquées avec le devis ou le contrat de formation. Elles ne créent à elles seules aucune obligation d’achat.',
        },
      ],
    },
    {
      id: 'article-2',
      number: 2,
      title: 'Définitions',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Les mots suivants ont ici un sens précis. Ils sont employés au singulier comme au pluriel.',
        },
        {
          kind: 'list',
          items: [
            `Site : l’ensemble des pages publiées à l’adresse ${organisation.url}.`,
            `Éditeur, ou « nous » : ${organisation.name}, dont l’identité complète figure dans les mentions légales.`,
            'Visiteur, ou « vous » : toute personne qui consulte le site, pour elle-même ou pour une entreprise.',
            'Contenu : tout texte, image, logo, document ou élément de code présent sur le site.',
            'Espace Entreprise : les pages destinées aux employeurs et à leurs équipes.',
            'Espace Particulier : les pages destinées aux personnes qui se forment à titre individuel.',
            'Formulaire : une suite de champs qui permet de rédiger une demande.',
            'Assistant virtuel : la fenêtre de discussion ouverte par le bouton rond affiché sur les pages.',
            'Notification : le court message qui apparaît à l’écran pour vous informer d’un résultat ou d’une indisponibilité.',
          ],
        },
        {
          kind: 'paragraph',
          text: [
            'Les mentions légales sont réunies avec la politique de confidentialité sur une ',
            { text: 'même page', href: '/politique-de-confidentialite' },
            '. Les règles applicables pendant une formation figurent dans le ',
            { text: 'règlement intérieur', href: '/reglement-interieur' },
            '.',
          ],
        },
      ],
    },
    {
      id: 'article-3',
      number: 3,
      title: 'Accès et disponibilité',
      blocks: [
        {
          kind: 'paragraph',
          text: 'L’accès au site est libre et gratuit, hors coût de votre connexion. Il n’y a ni compte à créer, ni paiement en ligne : toutes les pages se lisent sans inscription.',
        },
        {
          kind: 'paragraph',
          text: 'Le site est conçu pour les navigateurs récents. Sur un navigateur ancien ou privé de certaines fonctions, les textes restent lisibles, mais des éléments interactifs peuvent manquer.',
        },
        {
          kind: 'paragraph',
          text: 'Nous faisons notre possible pour que le site soit accessible à toute heure. Il peut toutefois être interrompu pour une mise à jour, une panne ou une raison extérieure à l’éditeur. Nous nous efforçons alors de le rétablir rapidement.',
        },
      ],
    },
    {
      id: 'article-4',
      number: 4,
      title: 'Informations sur les formations et les financements',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Les présentations de formations ont une valeur indicative. Les durées, les effectifs et les niveaux sont ceux qui sont affichés à la date de votre visite ; ils peuvent être adaptés à votre besoin dans une proposition écrite.',
        },
        {
          kind: 'paragraph',
          text: 'Les aides et les prises en charge dépendent des règles de chaque financeur, de votre situation et de la date de la demande. Un montant ou un taux affiché s’entend donc avec la condition et la date qui l’accompagnent. La décision appartient toujours au financeur.',
        },
        {
          kind: 'paragraph',
          text: 'Le site ne contient aucune offre ferme. Une formation n’est commandée qu’après la signature d’un devis, d’une convention ou d’un contrat.',
        },
        {
          kind: 'paragraph',
          text: 'Si vous financez vous-même votre formation en tant que particulier, vous signez un contrat et disposez d’un délai de rétractation de dix jours à compter de cette signature, porté à quatorze jours lorsque le contrat est conclu à distance ou hors établissement (article L221-18 du Code de la consommation). Aucune somme ne peut être exigée avant la fin de ce délai ; ensuite, le premier versement ne peut dépasser 30 % du prix (articles L6353-3 à L6353-7 du Code du travail).',
        },
      ],
    },
    {
      id: 'article-5',
      number: 5,
      title: 'Formulaires, assistant virtuel et notifications',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Le formulaire de l’espace Entreprise permet de poser une question ou de demander un devis. Une notification vous indique si le message est parti ; en cas d’échec, ce que vous avez saisi reste à l’écran. L’envoi ne vaut ni commande, ni inscription.',
        },
        {
          kind: 'paragraph',
          text: 'Certaines fonctions sont annoncées mais ne sont pas encore disponibles. Une notification le signale dès que vous les utilisez, et rien n’est alors transmis :',
        },
        {
          kind: 'list',
          items: [
            'le formulaire de l’espace Particulier ;',
            'l’assistant virtuel, qui n’apporte pas encore de réponse ;',
            'le téléchargement de la brochure ;',
            'les fiches détaillées des formations de l’espace Particulier.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Dans le catalogue, les boutons « Demander des informations » et « Demander une formation sur mesure » affichent la même notification. Elle ouvre le formulaire, où votre demande est préparée : c’est vous qui l’envoyez.',
        },
        {
          kind: 'paragraph',
          text: [
            `Nous répondons sous ${replyDelay}, ou sous ${emailReplyDelay} par e-mail à `,
            email,
            '. Ces délais courent à partir de la réception de votre demande.',
          ],
        },
        {
          kind: 'paragraph',
          text: [
            'N’utilisez pas ces canaux pour un message urgent. Appelez-nous au ',
            phone,
            ' aux heures d’ouverture et, en cas de danger, composez le 112.',
          ],
        },
      ],
    },
    {
      id: 'article-6',
      number: 6,
      title: 'Engagements du visiteur',
      blocks: [
        {
          kind: 'paragraph',
          text: 'En utilisant le site, vous vous engagez à un usage loyal et conforme à la loi. En particulier :',
        },
        {
          kind: 'list',
          items: [
            'donnez des informations exactes, afin que nous puissions vous répondre ;',
            'ne communiquez les données d’une autre personne qu’avec son accord ;',
            'n’envoyez aucun contenu illicite, publicitaire ou offensant ;',
            'n’utilisez pas de robot pour remplir un formulaire ou extraire les contenus ;',
            'ne portez atteinte ni à la sécurité du site, ni à sa disponibilité.',
          ],
        },
        {
          kind: 'paragraph',
          text: [
            'Si vous découvrez une faille de sécurité, signalez-la de bonne foi à ',
            email,
            ' sans l’exploiter ni la rendre publique. Nous pouvons écarter un message contraire au présent article et, si les faits sont graves, les porter à la connaissance des autorités.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'L’exploration des pages par les moteurs de recherche reste permise. Elle suit les indications techniques publiées par le site.',
        },
      ],
    },
    {
      id: 'article-7',
      number: 7,
      title: 'Propriété intellectuelle',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Les droits sur les textes, les images, les logos et le code du site sont réservés à l’éditeur ou à leurs titulaires. La consultation du site n’entraîne aucune cession de ces droits.',
        },
        {
          kind: 'paragraph',
          text: 'Vous pouvez consulter les pages, les imprimer pour votre usage personnel et créer un lien vers l’une d’elles. Ce lien ne doit pas laisser croire à un partenariat qui n’existe pas.',
        },
        {
          kind: 'paragraph',
          text: 'Sans accord écrit, il est interdit de reproduire les contenus, de les extraire en nombre ou de les réutiliser à des fins commerciales. Les exceptions prévues par la loi restent réservées.',
        },
        {
          kind: 'paragraph',
          text: [
            'Les marques de tiers sont citées à titre descriptif, sans lien d’affiliation. Les licences des éléments de tiers sont indiquées à l’',
            {
              text: 'article 5 des mentions légales',
              href: '/politique-de-confidentialite#article-5',
            },
            '.',
          ],
        },
      ],
    },
    {
      id: 'article-8',
      number: 8,
      title: 'Responsabilité, liens et force majeure',
      blocks: [
        {
          kind: 'paragraph',
          text: 'L’éditeur est tenu d’une obligation de moyens en ce qui concerne la disponibilité du site et l’exactitude de ses contenus. Une erreur ou un oubli peut subsister ; nous corrigeons ce qui nous est signalé.',
        },
        {
          kind: 'paragraph',
          text: 'Les services et les sites externes accessibles par un lien relèvent de la seule responsabilité de leurs éditeurs. Vous veillez de votre côté à la protection de votre appareil et de votre connexion.',
        },
        {
          kind: 'paragraph',
          text: 'Aucune clause des présentes conditions ne limite les droits que la loi vous garantit impérativement si vous êtes consommateur. Elles n’écartent pas davantage la responsabilité de l’éditeur lorsque la loi l’interdit.',
        },
        {
          kind: 'paragraph',
          text: 'L’éditeur ne répond pas d’une inexécution due à la force majeure. Elle s’entend, selon l’article 1218 du Code civil, d’un événement qui échappe à son contrôle, qui ne pouvait être raisonnablement prévu et dont les effets ne peuvent être évités par des mesures appropriées.',
        },
      ],
    },
    {
      id: 'article-9',
      number: 9,
      title: 'Données personnelles, évolution, droit applicable et litiges',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            'Les données que vous nous confiez sont traitées comme l’explique la ',
            {
              text: 'politique de confidentialité',
              href: '/politique-de-confidentialite#article-7',
            },
            '. Vous y trouverez vos droits et la manière de les exercer.',
          ],
        },
        {
          kind: 'paragraph',
          text: `Les présentes conditions peuvent évoluer. Chaque version est datée, celle-ci du ${organisation.legalTextsUpdated} ; la nouvelle version s’applique aux visites postérieures à sa mise en ligne.`,
        },
        {
          kind: 'paragraph',
          text: [
            'Elles sont soumises au droit français. En cas de difficulté, nous vous invitons à nous écrire d’abord depuis la ',
            { text: 'page Contact', href: '/contact' },
            ' ou à l’adresse ',
            email,
            ', afin de chercher une solution amiable.',
          ],
        },
        {
          kind: 'paragraph',
          text: [
            'Si vous êtes consommateur, vous pouvez recourir gratuitement au médiateur de la consommation, ',
            { text: mediator.name, href: mediator.url },
            `, à l’adresse ${mediator.url}, après une réclamation écrite restée sans réponse satisfaisante (articles L612-1 et L616-1 du Code de la consommation). Cette démarche n’est jamais obligatoire.`,
          ],
        },
        {
          kind: 'paragraph',
          text: 'À défaut d’accord, le litige est porté devant les tribunaux désignés par les règles légales de compétence. Si vous êtes consommateur, vous gardez le choix qu’elles vous donnent.',
        },
      ],
    },
  ],
})
