import { typeset } from '#facts/typeset.ts'
import type { LegalDocument } from '../legal-document.ts'
import { articlesOf, link, links } from '../legal-text.ts'
import { emailReplyDelay, replyDelay, technicalSupportInFull } from '../ledger.ts'
import { organisation } from '../organisation.ts'

/** What search results, tabs and shared links say of the page. */
export const head = {
  title: `Règlement intérieur des stagiaires | ${organisation.name}`,
  description:
    'Santé, sécurité, discipline, droits et représentation des stagiaires : dix-huit articles et une annexe, à distance et en présentiel.',
} as const

const { address, complaints, disability, mediator, reporting } = organisation

export const trainingRules: LegalDocument = typeset({
  title: 'Règlement intérieur',
  lead: 'Ce règlement est applicable aux stagiaires et aux apprentis, à distance comme en présentiel. Il compte dix-huit articles et une annexe.',
  updated: `Dernière mise à jour : ${organisation.legalTextsUpdated}.`,
  articles: articlesOf(`
## Objet et cadre légal

Le présent règlement est établi par ${organisation.name}, dénommé ici « l’organisme », en application de l’article L6352-3 et des articles R6352-1 à R6352-15 du Code du travail. Il s’impose à l’organisme comme aux personnes qu’il forme.

Il fixe :

- les principales mesures de santé et de sécurité ;
- les règles de discipline, la nature et l’échelle des sanctions, ainsi que les droits de la défense ;
- les modalités de représentation des stagiaires et des apprentis.

Le mot « stagiaire » désigne ici toute personne en formation, apprenti compris. Le mot « formateur » désigne toute personne qui anime une séance pour le compte de l’organisme.

## Champ d’application

Le règlement s’applique à toute personne inscrite à une formation de l’organisme, quel que soit le financement, pour toute la durée de cette formation. Il vaut dans les locaux de l’organisme, dans tout autre lieu où il intervient et pendant les activités à distance, selon les précisions de l’annexe.

Lorsque la formation se déroule dans une entreprise ou un établissement déjà doté d’un règlement intérieur, les mesures de santé et de sécurité applicables sont celles de ce dernier règlement (article R6352-1). Les autres dispositions du présent règlement restent applicables.

Le salarié en formation et l’apprenti demeurent par ailleurs liés à leur employeur par leur contrat de travail. Le présent règlement ne retire rien aux droits que ce contrat et la loi leur donnent.

## Information du stagiaire

Le règlement est remis au stagiaire avant son inscription définitive. Il est également publié sur le site de l’organisme et affiché dans ses locaux. Un exemplaire imprimé est fourni à toute personne qui le demande.

Conformément à l’article L6353-8 du Code du travail, le stagiaire reçoit aussi, avant son inscription définitive :

- les objectifs et le contenu de la formation ;
- la liste des formateurs ;
- les horaires ;
- les modalités d’évaluation ;
- les coordonnées de la personne à contacter au sujet de la formation.

Toute question sur ces documents peut être posée avant de s’inscrire, depuis la [page Contact](/contact) ou à l’adresse ${links.email}. S’inscrire sans avoir reçu l’un d’eux ne prive pas le stagiaire du droit de l’obtenir.

## Règles générales de santé et de sécurité

Chacun veille à sa propre sécurité et à sa santé, ainsi qu’à celles des autres. Le stagiaire respecte les consignes générales et particulières données par le formateur ou affichées sur les lieux. Il porte les équipements de protection prévus pour l’activité et les utilise comme il lui a été montré.

Toute situation dangereuse, toute panne et tout défaut d’un équipement sont signalés sans délai au formateur. Il est interdit de retirer, de neutraliser ou de détourner un dispositif de sécurité, par exemple un carter, un détecteur ou un extincteur.

Le stagiaire qui a un motif raisonnable de penser qu’une situation présente un danger grave et imminent s’en éloigne et prévient aussitôt le formateur. Aucun reproche ne lui est fait à ce titre.

## Consignes d’incendie et d’évacuation

Dès son arrivée, le stagiaire prend connaissance du plan d’évacuation, des issues de secours et du point de rassemblement. Les issues et les circulations restent dégagées en permanence. Chacun participe aux exercices d’évacuation organisés pendant la formation.

En cas d’alarme, le stagiaire cesse toute activité, suit les consignes du formateur ou des secours et rejoint le point de rassemblement par les escaliers, sans revenir en arrière. Toute personne qui ne peut pas emprunter les escaliers est accompagnée vers l’espace prévu pour attendre les secours.

Tout témoin d’un début d’incendie donne l’alerte. Il prévient le formateur et appelle les secours au 18 ou au 112 ; les personnes sourdes ou malentendantes peuvent joindre le 114.

## Accidents et malaises

Tout accident, même sans gravité apparente, et tout malaise sont signalés immédiatement au formateur ou à la direction, par la victime ou par un témoin. Cette règle vaut pendant la formation et pendant le trajet entre le lieu de formation et le domicile ou le lieu de travail.

En cas d’urgence médicale, le 15 ou le 112 est appelé en premier. La personne blessée n’est ni déplacée ni laissée seule, sauf danger immédiat.

L’organisme informe l’employeur lorsque le stagiaire en a un. Il effectue, ou fait effectuer par l’employeur, les déclarations obligatoires auprès de la caisse de sécurité sociale compétente.

## Alcool, drogues, tabac et vapotage

Il est interdit d’introduire ou de consommer de l’alcool ou des stupéfiants sur les lieux de formation. L’accès est refusé à toute personne en état d’ivresse ou sous l’emprise de stupéfiants. L’organisme veille alors à ce qu’elle puisse rentrer en sécurité ou recevoir des soins.

Il est interdit de fumer et de vapoter dans les locaux affectés à un usage collectif, y compris pendant les pauses. Les emplacements extérieurs autorisés, lorsqu’ils existent, sont signalés.

Un traitement médical qui modifie la vigilance peut être incompatible avec certains exercices, comme la conduite d’un engin. Le stagiaire concerné demande conseil à son médecin et prévient le formateur qu’il ne peut pas les effectuer, sans avoir à révéler sa maladie.

## Accès aux locaux, restauration et objets interdits

Le stagiaire accède aux locaux pour suivre sa formation, aux heures prévues. Sans accord de l’organisme, il ne peut ni s’y rendre ou y demeurer pour un autre motif, ni y faire entrer une personne étrangère à la formation.

Les animaux ne sont pas admis, à l’exception des chiens d’assistance et des chiens guides. Les armes et tous les objets ou produits dangereux sans rapport avec la formation sont interdits.

Les repas ne sont pas pris dans les salles de formation, sauf accord du formateur. Chacun laisse les locaux propres et en ordre, trie ses déchets et remet le mobilier en place.

## Horaires, absences et retards

Les horaires sont fixés par la convocation. Ils peuvent être modifiés pour une raison sérieuse ; le stagiaire en est alors prévenu dès que possible et par écrit.

Tout retard, toute absence et tout départ anticipé sont annoncés au plus tôt, par téléphone au ${links.phone} ou par e-mail à ${links.email}, puis justifiés. Le stagiaire ne quitte pas une séance avant la fin sans en avoir informé le formateur.

L’organisme informe des absences l’employeur, le financeur ou l’administration, selon le cas. Une absence non justifiée peut entraîner une retenue sur la rémunération ou sur la prise en charge, dans les conditions fixées par l’employeur, le financeur ou l’État : elle ne constitue jamais une sanction pécuniaire de l’organisme.

Lorsque les absences se répètent, l’organisme propose un entretien pour en comprendre les causes et éviter l’abandon. Un rattrapage ou un aménagement est recherché chaque fois que la formation le permet.

## Assiduité, émargement et évaluation

Le stagiaire suit l’ensemble de la formation et signe lui-même la feuille d’émargement, par demi-journée et au fur et à mesure. À distance, la présence est établie par les preuves de suivi décrites dans l’annexe. Signer à la place d’une autre personne est une faute.

Le stagiaire participe aux évaluations prévues, qui mesurent l’atteinte des objectifs. Il est invité à répondre aux questionnaires de satisfaction, dont les réponses servent à améliorer les formations.

À l’issue de la formation, le stagiaire reçoit une attestation qui mentionne les objectifs, la nature, la durée et les résultats de l’évaluation des acquis. Un certificat de réalisation est établi pour l’employeur ou le financeur.

## Comportement et tenue

Chacun adopte un comportement respectueux et des propos mesurés envers toutes les personnes présentes, sur place comme à distance. La tenue est correcte et adaptée à l’activité ; les règles d’hygiène et de sécurité propres à certains ateliers s’imposent à tous.

Le téléphone est en mode silencieux et n’est pas utilisé pendant les séances, sauf exercice ou urgence. Ce principe ne s’oppose pas à l’emploi d’un appareil qui compense un handicap.

La liberté de conscience et d’opinion est garantie. Les actes de prosélytisme commercial, politique ou religieux ne sont pas admis pendant la formation.

## Prévention des violences, du harcèlement et des discriminations

Aucune violence, physique, verbale, sexiste ou sexuelle, aucun harcèlement et aucune discrimination ne sont tolérés, quel qu’en soit l’auteur : stagiaire, formateur, membre de l’organisme ou tiers. La règle vaut dans les locaux, en entreprise, pendant les pauses et dans les échanges en ligne.

- Le harcèlement moral consiste en des agissements répétés qui dégradent les conditions de travail ou de formation, au point de pouvoir porter atteinte aux droits, à la dignité, à la santé ou à l’avenir professionnel de la personne (article L1152-1 du Code du travail).
- Le harcèlement sexuel consiste en des propos ou comportements à connotation sexuelle ou sexiste répétés, qui portent atteinte à la dignité ou créent une situation intimidante, hostile ou offensante. Lui est assimilée toute pression grave, même unique, exercée pour obtenir un acte de nature sexuelle (article L1153-1).
- L’agissement sexiste est un agissement lié au sexe d’une personne, qui porte atteinte à sa dignité ou crée un environnement hostile (article L1142-2-1).
- La discrimination consiste à traiter une personne moins favorablement en raison d’un motif interdit, par exemple l’origine, le sexe, l’âge, le handicap, l’orientation sexuelle, les convictions ou l’état de santé (article L1132-1).

### Signaler une situation {#signalement}

Toute personne victime ou témoin peut prévenir la personne référente, ${reporting.name}, à l’adresse ${link(reporting.email)}. Elle peut aussi s’adresser, oralement ou par écrit, au formateur ou à la direction, et se faire accompagner par la personne de son choix. Le signalement décrit les faits, leur date et leur lieu ; il n’est pas nécessaire d’en apporter la preuve.

L’organisme accuse réception du signalement sous ${reporting.acknowledgedWithin} et fait connaître la suite donnée sous ${reporting.answeredWithin}. Les informations sont confidentielles : elles ne sont connues que des personnes chargées de les traiter. La personne mise en cause est entendue dans le respect de ses droits.

Nul ne subit de représailles pour avoir, de bonne foi, signalé ou relaté de tels faits. Des mesures conservatoires peuvent être prises sans attendre, comme la séparation des groupes, un passage à distance ou un changement de formateur ; elles ne pénalisent pas la victime. Les faits établis donnent lieu aux suites disciplinaires des articles 16 et 17.

Le signalement interne n’empêche pas les recours extérieurs :

- en cas de danger immédiat, le 17 ou le 112, et le 114 par SMS ;
- le 3919, numéro gratuit et anonyme d’écoute des femmes victimes de violences ;
- le Défenseur des droits, au 09 69 39 00 00 ou sur [defenseurdesdroits.fr](https://www.defenseurdesdroits.fr) ;
- la police, la gendarmerie ou le procureur de la République, pour déposer plainte.

## Matériel et documentation

Le stagiaire prend soin du matériel qui lui est confié et l’utilise conformément à son objet. Les machines, outils et engins ne sont employés que sous la surveillance d’un formateur. Toute anomalie lui est signalée aussitôt.

À la fin de la formation, le stagiaire restitue le matériel et les documents qui appartiennent à l’organisme. Les supports remis à titre définitif sont conservés par le stagiaire.

Les supports de formation sont protégés par le droit d’auteur et réservés à l’usage personnel du stagiaire. Ils ne peuvent être ni reproduits, ni diffusés, ni mis en ligne sans l’accord écrit de l’organisme.

## Informatique, enregistrements et confidentialité

Les postes, les logiciels et le réseau mis à disposition servent à la formation. Il est interdit d’y installer un programme sans autorisation, d’y faire des copies illicites, d’y consulter des contenus contraires à la loi ou d’en contourner les protections. Les identifiants sont personnels et ne se partagent pas.

Il est interdit d’enregistrer, de photographier ou de filmer une séance sans l’accord exprès du formateur et des personnes concernées. Chacun dispose d’un droit sur son image et sur sa voix. L’organisme respecte la même règle : aucune mise en situation n’est filmée sans accord.

Les échanges du groupe et les informations sur les entreprises restent confidentiels, y compris après la formation. L’organisme traite les données des stagiaires comme l’indique sa [politique de confidentialité](/politique-de-confidentialite).

## Effets personnels et responsabilité

L’organisme n’assure pas la garde des effets personnels, que chacun conserve sous sa surveillance. En cas de perte, de vol ou de dommage, sa responsabilité s’apprécie selon le droit commun.

Les objets trouvés sont remis à l’accueil. Ils sont tenus à la disposition de leur propriétaire pendant une durée raisonnable.

Toute dégradation volontaire oblige son auteur à réparer le dommage et peut donner lieu à une sanction disciplinaire. La réparation suit les règles de la responsabilité civile ; elle n’est pas une amende.

## Discipline : nature et échelle des sanctions

Constitue une sanction toute mesure, autre qu’une observation verbale, prise par la direction de l’organisme ou son représentant à la suite d’un agissement du stagiaire considéré comme fautif. Il en est ainsi que cette mesure affecte ou non, immédiatement, la présence du stagiaire dans la formation ou la continuité de celle-ci (article R6352-3). Les amendes et autres sanctions pécuniaires sont interdites.

Selon la gravité des faits, la sanction est l’une des suivantes :

- rappel à l’ordre écrit ;
- avertissement écrit ;
- blâme ;
- exclusion temporaire de la formation ;
- exclusion définitive de la formation.

La sanction est proportionnée à la faute et tient compte de la situation de la personne. Un même fait ne peut pas être sanctionné deux fois. L’ordre de cette échelle n’oblige pas à commencer par la mesure la plus légère lorsque les faits sont graves.

## Procédure disciplinaire et droits de la défense

Aucune sanction n’est prononcée sans que le stagiaire ait été informé au préalable, par écrit, des griefs retenus contre lui (article R6352-4). Lorsque la sanction envisagée peut avoir une incidence sur sa présence en formation, la procédure est la suivante.

- Convocation : elle est écrite et adressée par lettre recommandée, ou remise contre décharge. Elle indique l’objet, la date, l’heure et le lieu de l’entretien, ainsi que la possibilité d’être assisté par la personne de son choix, notamment le délégué. L’employeur de l’apprenti en est informé (article R6352-5).
- Entretien : la direction indique le motif de la sanction envisagée et recueille les explications du stagiaire (article R6352-5).
- Décision : elle est écrite et motivée. Elle ne peut intervenir moins d’un jour franc ni plus de quinze jours après l’entretien, et elle est notifiée par lettre recommandée ou remise contre décharge (article R6352-6).

Si les faits l’exigent, une exclusion temporaire à effet immédiat peut être décidée à titre conservatoire. Elle n’est pas une sanction : aucune sanction définitive n’est prise pour ces faits sans que la procédure ci-dessus ait été respectée (article R6352-7).

La direction informe de la sanction l’employeur et le financeur de la formation, dans les cas prévus par l’article R6352-8. Le stagiaire peut contester la décision auprès de la direction, puis devant la juridiction compétente.

## Représentation, réclamations et entrée en vigueur

### Représentation des stagiaires {#representation}

Pour les formations organisées en sessions de plus de 500 heures au total, un délégué titulaire et un délégué suppléant sont élus en même temps, au scrutin uninominal à deux tours. Tous les stagiaires sont électeurs et éligibles. Le scrutin a lieu pendant les heures de formation, au plus tôt 20 heures et au plus tard 40 heures après le début de la session (articles R6352-9 et suivants).

Les délégués sont élus pour la durée de la formation. Ils font toute suggestion utile et présentent les réclamations individuelles ou collectives relatives au déroulement de la formation, à la santé, à la sécurité et à l’application du présent règlement. Lorsque la représentation ne peut pas être assurée, la direction dresse un procès-verbal de carence.

### Réclamations {#reclamations}

Toute personne concernée par une formation, stagiaire, employeur, financeur ou partenaire, peut adresser une réclamation à ${link(complaints.email)} ou par courrier à ${organisation.name}, réclamations, ${address.street}, ${address.postcode} ${address.city}. Elle indique la formation, les faits et la solution souhaitée.

L’organisme accuse réception de la réclamation sous ${complaints.acknowledgedWithin} et y apporte une réponse motivée sous ${complaints.answeredWithin}. Les réclamations sont enregistrées et examinées pour améliorer les formations. Une réclamation n’a aucune conséquence défavorable sur le parcours du stagiaire.

Si la réponse ne lui convient pas, le particulier qui a conclu un contrat avec l’organisme peut recourir gratuitement au médiateur de la consommation : ${link(mediator.name, mediator.url)}. Cette voie suppose une réclamation écrite préalable et n’empêche pas de saisir le juge.

Pour une difficulté liée à un handicap, le référent handicap est ${disability.name}, au ${links.disabilityPhone} ou à l’adresse ${links.disabilityEmail}. Un entretien permet d’étudier les aménagements possibles, au besoin avec l’Agefiph, Cap emploi, la maison départementale des personnes handicapées ou la Ressource Handicap Formation.

### Entrée en vigueur {#entree-en-vigueur}

Le présent règlement, dans sa version du ${organisation.legalTextsUpdated}, entre en vigueur à cette date et remplace toute version antérieure. Il est publié sur le site, affiché dans les locaux et remis à chaque stagiaire. Toute modification fait l’objet de la même publicité.

## Annexe – Formations à distance et en présentiel

Cette annexe précise les règles propres à chaque mode de formation. Elle a la même valeur que les articles qui précèdent.

### Partie A – Formations à distance {#annexe-a}

Équipement et connexion. Le stagiaire dispose d’un ordinateur récent, d’une connexion stable, d’un micro, d’un casque ou de haut-parleurs et, si la formation le demande, d’une caméra. La convocation indique l’outil utilisé et le moyen de le tester avant la première séance. La personne qui n’a pas cet équipement prévient l’organisme, qui recherche une solution avec elle.

Accès et participation. Les identifiants sont personnels : les prêter revient à fausser le suivi. Le stagiaire se connecte quelques minutes avant l’heure prévue, sous son nom, et participe à la séance. La caméra est activée selon les indications du formateur ; une difficulté particulière peut justifier une dispense.

Activités et preuves de suivi. Avant chaque parcours, le stagiaire est informé des activités à effectuer à distance et de leur durée moyenne. Des évaluations jalonnent ou concluent la formation (article D6313-3-1 du Code du travail). Le suivi est établi par :

- les relevés de connexion aux séances et aux ressources ;
- les travaux rendus ;
- les quiz et les évaluations ;
- les échanges avec le formateur et, le cas échéant, un émargement numérique.

Assistance. L’assistance technique est disponible ${technicalSupportInFull}, aux coordonnées indiquées dans la convocation. L’assistance pédagogique est assurée par le formateur pendant les séances et, entre celles-ci, par e-mail à ${links.email}, avec une réponse sous ${emailReplyDelay}. Toute autre demande reçoit une réponse sous ${replyDelay}.

Enregistrement et confidentialité. Il est interdit d’enregistrer, de capturer ou de rediffuser une séance, comme le prévoit l’article 14. Le stagiaire se place dans un endroit calme, où les échanges du groupe ne sont pas entendus par d’autres.

Incident technique. Le stagiaire qui ne parvient pas à se connecter prévient aussitôt l’organisme ; l’incident signalé n’est pas compté comme une absence injustifiée. Si la panne vient de l’organisme, la séance est prolongée ou reportée sans frais.

Santé et sécurité. Le stagiaire installe son poste de manière confortable : écran à hauteur des yeux, dos soutenu, éclairage suffisant, câbles hors du passage. Des pauses sont prévues. À domicile, il applique les précautions d’usage contre les chutes, l’incendie et les risques électriques ; dans une entreprise, il suit les règles de santé et de sécurité de celle-ci. Il signale sans délai tout accident survenu pendant la séance.

### Partie B – Formations en présentiel {#annexe-b}

Accueil et émargement. Le stagiaire se présente à l’heure et au lieu indiqués par la convocation, puis signe la feuille d’émargement à chaque demi-journée. Le formateur rappelle au début les consignes du lieu, les pauses et l’organisation de la journée.

Accès et accessibilité. Le plan d’accès figure sur la [page Contact](/contact) pour les locaux de l’organisme, et dans la convocation pour un autre lieu. Les personnes qui ont besoin d’un aménagement en parlent avant la formation au référent handicap, ${links.disabilityPhone} ou ${links.disabilityEmail}, afin que le lieu et les supports soient adaptés.

Consignes du lieu. Dans les locaux de l’organisme, le présent règlement s’applique. Dans l’entreprise cliente ou sur un site loué, le stagiaire respecte en outre les consignes de circulation, de santé et de sécurité de ce lieu, dans les conditions de l’article 2.

Ateliers et équipements de protection. Les équipements nécessaires sont annoncés dans la convocation, avec l’indication de ceux que l’organisme fournit. Sans eux, le stagiaire ne prend pas part à l’exercice qui les exige.

Restauration et pauses. Les horaires des pauses et du repas sont fixés par le formateur. Les espaces de restauration disponibles sont indiqués à l’accueil, et chacun les laisse propres.

Conduite en cas d’alerte. Au signal, le groupe interrompt l’activité, suit le formateur jusqu’au point de rassemblement et attend que les présents soient comptés. Personne ne rentre dans le bâtiment avant l’autorisation des secours ou du responsable du lieu.

### Partie C – Formations mixtes {#annexe-c}

Lorsqu’une formation alterne séances à distance et séances en présentiel, la partie A s’applique aux premières et la partie B aux secondes. Le suivi est commun : les émargements et les preuves de connexion sont réunis dans un même dossier. Le programme indique, pour chaque séance, le mode retenu et sa durée.
`),
})
