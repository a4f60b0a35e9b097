import { typeset } from '#facts/typeset.ts'
import type { LegalDocument } from '../legal-document.ts'
import { articlesOf, link, links, listOf } from '../legal-text.ts'
import { cookieRetention, emailReplyDelay } from '../ledger.ts'
import { organisation } from '../organisation.ts'
import { certificateRows } from '../quality.ts'
import { processorItems, transfers } from '../processors.ts'
import { assessedPages, notConform, results } from '../rgaa.ts'

/** What search results, tabs and shared links say of the page. */
export const head = {
  title: `Mentions légales et confidentialité | ${organisation.name}`,
  description:
    'Éditeur, hébergeur, données personnelles, cookies et droits : les mentions légales et la politique de confidentialité, en seize articles.',
} as const

const { address, apprenticeshipCentre, certification, disability, host } = organisation

const certificate = certificateRows
  .filter(({ id }) => id !== 'scope')
  .map(({ label, value }) => `${label} : ${value}`)
if (apprenticeshipCentre !== null)
  certificate.push(
    `Numéro UAI du centre de formation d’apprentis : ${apprenticeshipCentre}`,
  )

const faults = listOf(
  notConform.map(({ number, evidence }) => `Critère ${number} : ${evidence}`),
)
const opening =
  notConform.length === 1
    ? 'Un critère n’est pas respecté :'
    : 'Les critères suivants ne sont pas respectés :'

export const legalNotice: LegalDocument = typeset({
  title: 'Mentions légales et politique de confidentialité',
  lead: 'Qui édite ce site, ce que deviennent les informations que vous nous confiez et comment exercer vos droits, en seize articles.',
  updated: `Dernière mise à jour : ${organisation.legalTextsUpdated}.`,
  articles: articlesOf(`
## Éditeur du site

Le présent site est édité par ${organisation.name}, organisme de formation professionnelle, dénommé ici « l’organisme » ou « nous ». Les renseignements qui suivent sont publiés en application de l’article 1-1 de la loi n° 2004-575 du 21 juin 2004 pour la confiance dans l’économie numérique.

- Dénomination sociale : ${organisation.name}
- Forme juridique : ${organisation.legalForm}
- Capital social : ${organisation.capital}
- Siège social : ${address.street}, ${address.postcode} ${address.city}
- Immatriculation : ${organisation.registry}
- Numéro SIREN : ${organisation.siren}
- Numéro SIRET du siège : ${organisation.siret}
- Numéro de TVA intracommunautaire : ${organisation.vat}
- Code d’activité (APE) : ${organisation.activityCode}
- Téléphone : ${links.phone}
- E-mail : ${links.email}

Nos horaires d’ouverture, notre adresse et notre formulaire se trouvent sur la [page Contact](/contact). Ces coordonnées vous permettent de nous joindre rapidement et directement, par écrit comme par téléphone.

## Directeur de la publication

La direction de la publication est assurée par ${organisation.publicationDirector}, qui représente l’organisme. Vous pouvez lui écrire à l’adresse du siège, ou par e-mail à ${links.email} en indiquant « À l’attention de la direction de la publication ».

Si une page vous nomme ou vous désigne, vous disposez d’un droit de réponse. Adressez votre demande par écrit à la direction de la publication, au plus tard trois mois après la mise à disposition du contenu en cause, en précisant la page, le passage contesté et la réponse souhaitée.

Pour signaler un contenu que vous estimez illicite ou inexact, indiquez l’adresse de la page, décrivez le contenu et expliquez pourquoi il pose difficulté. Nous l’examinons sans tarder et nous vous informons de la suite donnée.

## Hébergement

Le site est hébergé par le prestataire suivant.

- Nom : ${host.name}
- Adresse et pays d’hébergement : ${host.address}
- Téléphone : ${host.phone}

Le site est constitué de pages statiques, c’est-à-dire de fichiers préparés à l’avance et délivrés tels quels. L’hébergeur ne détient donc aucune base de données sur les visiteurs. Il conserve seulement les journaux techniques décrits à l’[article 8](/politique-de-confidentialite#article-8).

## Activité de formation et certification qualité

Enregistré sous le numéro ${organisation.trainingNumber}. Cet enregistrement ne vaut pas agrément de l’État.

La déclaration d’activité correspondante a été déposée auprès du préfet de région (${organisation.region}). La mention ci-dessus est celle qu’impose l’article L6352-12 du Code du travail.

L’organisme est titulaire de la certification ${certification.name}, qui atteste la qualité du processus mis en œuvre par les prestataires de formation. La certification qualité a été délivrée au titre de la ou des catégories d’actions suivantes : ${certification.categories.join(', ')}.${organisation.certificateStanding ?? ''}

${listOf(certificate)}

Le certificat et son périmètre sont présentés sur la page [Qui sommes-nous](/qui-sommes-nous#qualite). La procédure de réclamation figure à l’[article 18 du règlement intérieur](/reglement-interieur#reclamations).

Certaines formations peuvent être financées par le compte personnel de formation. L’éligibilité d’un parcours et vos droits se consultent uniquement sur la plateforme officielle [moncompteformation.gouv.fr](https://www.moncompteformation.gouv.fr). Nous ne pratiquons aucun démarchage à ce sujet, ni par téléphone, ni par message, ni par e-mail, ni sur les réseaux sociaux : la loi n° 2022-1587 du 19 décembre 2022 l’interdit. Ne communiquez à personne vos identifiants ni votre numéro de sécurité sociale.

## Propriété intellectuelle

Les textes, la charte graphique, les illustrations, le logo et le code du site appartiennent à ${organisation.name} ou sont utilisés avec l’accord de leurs titulaires. Ils sont protégés par le Code de la propriété intellectuelle.

La police de caractères Radio Canada Big est utilisée sous licence SIL Open Font License 1.1, et les icônes de la bibliothèque Lucide sous licence ISC. Ces licences restent attachées aux éléments qu’elles couvrent. Le texte de ces licences et de celles des composants logiciels du site est réuni dans [la liste des licences](/licences.txt).

Toute reproduction, adaptation ou diffusion, totale ou partielle, suppose notre autorisation écrite. Sont réservées les exceptions prévues par la loi, en particulier la copie privée et la courte citation accompagnée du nom de l’auteur et de la source.

Les noms de logiciels, de labels et de services appartiennent à leurs titulaires ; ils ne sont cités qu’à titre d’information. Les logos Qualiopi et Mon Compte Formation sont des signes dont les titulaires sont publics ; nous les employons dans les conditions fixées par leurs chartes d’usage.

## Liens externes et responsabilité éditoriale

Le site propose des liens vers une messagerie, un réseau social, un service de prise de rendez-vous et des sites publics. Ces services ne s’ouvrent qu’à votre initiative, lorsque vous activez le lien. Ils appliquent alors leurs propres conditions et leur propre politique de confidentialité, que nous vous invitons à lire.

Nous ne contrôlons pas le contenu de ces services et nous n’en répondons pas. Si l’un de ces liens vous paraît inadapté ou trompeur, signalez-le-nous : nous le vérifierons et, au besoin, nous le retirerons.

Les informations du site sont données de bonne foi et tenues à jour à la date affichée. Elles ne constituent pas une offre ferme. Seuls le devis accepté, la convention ou le contrat de formation engagent l’organisme.

## Responsable du traitement et contact

${organisation.name} est responsable des traitements de données personnelles décrits ci-dessous. Pour toute question sur vos données, écrivez à ${links.dataEmail} ou par courrier à ${organisation.name}, protection des données, ${address.street}, ${address.postcode} ${address.city}. Cette adresse est suivie par la personne référente pour la protection des données au sein de l’organisme.

Une donnée personnelle est une information qui se rapporte à une personne identifiée ou identifiable, par exemple un nom ou un numéro de téléphone. Un traitement est une opération effectuée sur cette donnée : la recueillir, la lire, la conserver, la transmettre ou l’effacer. Ces définitions sont celles du règlement (UE) 2016/679, dit « RGPD », que complète la loi n° 78-17 du 6 janvier 1978.

## Données collectées

Nous ne recueillons que les informations utiles à la réponse que vous attendez. Elles dépendent de la manière dont vous utilisez le site.

- Formulaire de l’espace Entreprise : nom, adresse e-mail, entreprise, téléphone, numéro SIRET, sujet et message. Ces sept champs sont obligatoires ; si l’un d’eux manque, la demande ne peut pas être envoyée.
- Formulaire de l’espace Particulier : il comporte un nom, une adresse e-mail, un téléphone et un message. Il n’est pas encore fonctionnel et ne transmet aucune donnée.
- Assistant virtuel : vos messages restent dans la mémoire de la page ouverte. Ils disparaissent lorsque vous la fermez ou la rechargez, et ne nous sont jamais transmis.
- Appels, e-mails et messagerie : les coordonnées et les informations que vous choisissez de nous donner.
- Données techniques : les journaux de l’hébergeur, qui enregistrent l’adresse IP, la date, la page demandée et le type de navigateur.

Nous ne demandons aucune donnée sensible, par exemple sur la santé, les opinions ou les origines : n’en écrivez pas dans un message. Si vous souhaitez évoquer un handicap pour préparer un aménagement, adressez-vous directement à notre référent handicap, ${disability.name}, par téléphone au ${links.disabilityPhone} ou à l’adresse ${links.disabilityEmail}. Vous ne direz que ce qui est nécessaire à cet aménagement.

## Finalités et bases légales

Chaque traitement poursuit un but précis et repose sur une base prévue par l’article 6 du RGPD. Vos données ne sont pas utilisées dans un autre but sans que nous vous en informions.

- Répondre à une demande ou établir un devis : exécution de mesures précontractuelles prises à votre demande (article 6.1.b) ou, lorsque vous écrivez au nom d’une entreprise, intérêt légitime à lui répondre (article 6.1.f).
- Assurer le suivi commercial d’un contact d’entreprise : intérêt légitime à faire connaître nos formations à des professionnels concernés (article 6.1.f). Vous pouvez vous y opposer à tout moment et sans motif.
- Préparer, exécuter et justifier une formation : exécution du contrat (article 6.1.b) et respect de nos obligations légales d’organisme de formation (article 6.1.c).
- Assurer la sécurité du site et lutter contre les abus : intérêt légitime à protéger le service et ses utilisateurs (article 6.1.f).
- Traiter l’exercice de vos droits : respect d’une obligation légale (article 6.1.c).

Nous ne pratiquons aucun profilage. Aucune décision produisant des effets à votre égard n’est prise de façon automatisée : chaque demande est lue et traitée par une personne.

## Destinataires et sous-traitants

Vos données sont lues par les seules personnes de l’organisme dont la fonction l’exige : l’accueil, l’équipe commerciale, l’équipe pédagogique et la direction. Des prestataires nous apportent aussi leur concours. Ils agissent sur nos instructions, dans le cadre d’un contrat conforme à l’article 28 du RGPD.

- ${host.name} : hébergement du site et tenue des journaux techniques.
${listOf(processorItems)}
- Fournisseur de la messagerie électronique de l’organisme : réception et conservation de nos e-mails. Son nom est communiqué sur demande.

Lorsqu’une formation est mise en place, certaines données peuvent être communiquées à l’employeur, au financeur ou à l’administration, dans la limite de ce que la loi ou le contrat prévoit. Vos données ne sont ni vendues, ni louées, ni échangées.

## Transferts hors de l’Union européenne

${transfers()}

## Durées de conservation

Nous ne gardons vos données que le temps nécessaire au but poursuivi. Elles sont ensuite effacées ou rendues anonymes.

- Demande restée sans suite : 3 ans au plus après le dernier contact venant de vous.
- Demande suivie d’un contrat : la durée de la relation, puis un archivage à accès restreint pendant les délais légaux, soit en principe 5 ans pour la preuve du contrat et 10 ans pour les pièces comptables.
- Journaux techniques : 12 mois au plus.
- Exercice de vos droits : la durée nécessaire pour prouver que votre demande a été traitée, dans la limite de 5 ans.
- Opposition à la prospection : la seule information utile pour la respecter est conservée 3 ans au moins.

Un texte particulier, par exemple une règle de contrôle propre à un financement public, peut imposer un délai plus long. Dans ce cas, nous vous l’indiquons avec les documents de la formation.

## Sécurité

Nous prenons des mesures techniques et organisationnelles proportionnées aux risques, comme le demande l’article 32 du RGPD. Elles sont revues lorsque le site ou nos outils évoluent.

- Les échanges entre votre navigateur et le site sont chiffrés (HTTPS).
- L’accès aux demandes reçues est limité aux personnes habilitées.
- Les logiciels qui composent le site sont tenus à jour.
- Une politique de sécurité de contenu restreint ce que les pages peuvent charger et contacter.

Si une violation de données présente un risque pour vos droits et libertés, nous la notifions à la Commission nationale de l’informatique et des libertés (CNIL) dans les meilleurs délais et, si possible, dans les 72 heures après en avoir pris connaissance. Si ce risque est élevé, nous vous en informons également.

## Vos droits

Le RGPD et la loi du 6 janvier 1978 vous donnent les droits suivants sur vos données. Leur exercice est gratuit.

- Accès : savoir si nous détenons des données sur vous et en recevoir une copie.
- Rectification : faire corriger une donnée inexacte ou incomplète.
- Effacement : faire supprimer vos données dans les cas prévus par la loi.
- Limitation : en faire suspendre l’usage le temps d’une vérification.
- Opposition : refuser un traitement fondé sur l’intérêt légitime, et sans motif la prospection.
- Portabilité : recevoir les données que vous avez fournies dans un format réutilisable, lorsque le traitement repose sur un contrat.
- Directives après décès : décider du sort de vos données après votre décès (article 85 de la loi de 1978).

Écrivez à ${links.dataEmail} ou à l’adresse postale du siège, en précisant votre demande. Nous répondons dans un délai d’un mois, qui peut être prolongé de deux mois si la demande est complexe ; nous vous en avertissons alors. Un justificatif d’identité n’est demandé qu’en cas de doute raisonnable sur l’auteur de la demande.

Si notre réponse ne vous convient pas, vous pouvez adresser une réclamation à la CNIL, 3 place de Fontenoy, TSA 80715, 75334 Paris Cedex 07, ou sur [cnil.fr](https://www.cnil.fr/fr/plaintes). Vous pouvez le faire à tout moment, sans attendre notre réponse.

## Cookies et autres traceurs

Un cookie, ou traceur, est une information enregistrée sur votre appareil ou lue sur celui-ci. À ce jour, le site n’utilise aucun cookie publicitaire ni aucun cookie de mesure d’audience. Quand vous quittez ou rechargez une page où un formulaire est commencé, votre navigateur en garde le texte dans l’onglet pour vous le rendre ; il l’efface dès votre retour ou à la fermeture de l’onglet. Ce stockage, strictement nécessaire au service que vous demandez, est dispensé de consentement par l’article 82 de la loi du 6 janvier 1978. C’est pourquoi aucun bandeau ne vous est présenté.

Si des cookies étaient déposés à l’avenir, ils seraient conservés ${cookieRetention} au maximum, sans que cette durée soit prolongée à chaque visite. Lorsque la loi l’exige, votre consentement serait recueilli au préalable, et refuser serait aussi simple qu’accepter. Le présent article serait mis à jour avant tout dépôt.

Vous pouvez à tout moment bloquer ou effacer les cookies dans les réglages de votre navigateur ; le site reste consultable. Aucun service externe n’est chargé avant que vous ne le demandiez par un clic ou par l’envoi du formulaire. Une fois sur un autre site, ce sont ses propres règles qui s’appliquent.

## Accessibilité, mise à jour et droit applicable

### Déclaration d’accessibilité {#accessibilite}

${organisation.name} souhaite que son site puisse être utilisé par tous, y compris avec une aide technique. Le niveau visé est le niveau AA des règles internationales WCAG 2.2. La présente déclaration est volontaire ; elle suit le modèle prévu pour l’article 47 de la loi n° 2005-102 du 11 février 2005 et porte sur l’ensemble des pages du site ${organisation.url}.

### État de conformité {#etat-de-conformite}

Le site est en ${results.state} avec le référentiel général d’amélioration de l’accessibilité (RGAA), version 4.1.2. Cet état résulte d’une autoévaluation ; la conformité n’est pas encore établie par un audit externe.

### Résultats de l’autoévaluation {#resultats-de-l-autoevaluation}

L’autoévaluation révèle que ${results.rate} % des critères applicables sont respectés, soit ${results.conform} sur ${results.applicable}. Pour ${results.tested} des ${results.total} critères, un contrôle automatique au moins est rejoué à chaque nouvelle version ; ce qui relève du jugement a été apprécié à la lecture des pages.

- Critères respectés : ${results.conform}
- Critères non respectés : ${results.notConform}
- Critères non applicables : ${results.notApplicable}

Aucun essai n’a encore été mené avec des personnes handicapées, ni avec les lecteurs d’écran NVDA, JAWS et VoiceOver. Une telle autoévaluation ne détecte pas tous les défauts : vos signalements nous aident à la compléter.

### Contenus non accessibles {#contenus-non-accessibles}

${faults && `${opening}\n\n${faults}`}

Aucune dérogation pour charge disproportionnée n’est invoquée, et aucun contenu du site n’est exclu de la déclaration.

### Établissement de la déclaration {#etablissement-de-la-declaration}

Cette déclaration a été établie le ${organisation.legalTextsUpdated}.

- Technologies employées : HTML, CSS, JavaScript, SVG et WAI-ARIA.
- Environnement de test : navigateur Chromium sous Linux, à la souris, au clavier et en écran tactile simulé.
- Outils d’évaluation : axe-core, Playwright, et des contrôles propres au site sur le code de ses pages.

Toutes les pages du site ont été vérifiées, ainsi que la page des adresses introuvables :

${listOf(assessedPages.map(({ text, href }) => link(text, href)))}

### Retour d’information et contact {#retour-d-information}

Si une page ou une fonction vous résiste, écrivez à ${links.email} ou appelez le ${links.phone}. Indiquez la page, la difficulté rencontrée et, si possible, le matériel utilisé : nous répondons sous ${emailReplyDelay} par e-mail et nous vous fournissons l’information par un autre moyen. Nos autres coordonnées sont sur la [page Contact](/contact).

### Voies de recours {#voies-de-recours}

Si vous nous avez signalé un défaut d’accessibilité qui vous empêche d’accéder à un contenu ou à un service, et que notre réponse ne vous satisfait pas, vous pouvez saisir le Défenseur des droits. Il se joint sur [defenseurdesdroits.fr](https://www.defenseurdesdroits.fr), par téléphone au 09 69 39 00 00, ou par courrier gratuit, sans timbre : Défenseur des droits, Libre réponse 71120, 75342 Paris Cedex 07. Ses délégués reçoivent aussi le public dans chaque département.

### Mise à jour du document {#mise-a-jour}

Ce document évolue avec le site et avec la loi. La présente version date du ${organisation.legalTextsUpdated} ; les versions antérieures sont communiquées sur demande. Un changement important concernant vos données est signalé de façon visible sur le site.

### Droit applicable {#droit-applicable}

Ce document est soumis au droit français. Le règlement des litiges relatifs à l’usage du site est décrit à l’[article 9 des conditions générales d’utilisation](/conditions-generales-utilisation#article-9).
`),
})
