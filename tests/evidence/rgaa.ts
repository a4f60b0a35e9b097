type Criterion = {
  readonly number: `${number}.${number}`
  /** The official wording. */
  readonly title: string
  readonly status: 'conform' | 'not-conform' | 'not-applicable'
  /** Published when the criterion is not met. */
  readonly evidence: string
  /** Tests, by the tags `@rgaa-…` that end their titles. */
  readonly tests?: readonly string[]
}

const noMedia = {
  status: 'not-applicable',
  evidence:
    'Le site ne contient ni son, ni vidéo, ni animation interactive, ni objet embarqué.',
  tests: ['no-frame'],
} as const

const noTable = {
  status: 'not-applicable',
  evidence: 'Le site ne contient aucun tableau, de données ou de mise en forme.',
  tests: ['no-table'],
} as const

const noCaptcha = {
  status: 'not-applicable',
  evidence: 'Aucun formulaire n’emploie de CAPTCHA ni d’image-test.',
  tests: ['described-pictures'],
} as const

const noFrame = {
  status: 'not-applicable',
  evidence: 'Le site ne contient aucun cadre.',
  tests: ['no-frame'],
} as const

const noGroup = {
  status: 'not-applicable',
  evidence:
    'Chaque formulaire réunit quelques champs qui concernent une seule personne : aucun regroupement n’est nécessaire.',
  tests: ['ungrouped'],
} as const

const document = {
  status: 'conform',
  evidence:
    'Le seul document est le certificat, un PDF balisé d’une page ; la page qui le présente et les mentions légales disent tout ce qu’il dit.',
  tests: ['one-document', 'certificate'],
} as const

const noCryptic = {
  status: 'not-applicable',
  evidence: 'Aucun texte ne contient d’art ASCII, d’émoticône ou de syntaxe cryptique.',
  tests: ['no-cryptic'],
} as const

/**
 * The self-assessment against the 106 criteria of RGAA 4.1.2: what was found, and which automated
 * tests hold it. The accessibility statement counts from it.
 */
export const criteria: readonly Criterion[] = [
  {
    number: '1.1',
    title: 'Chaque image porteuse d’information a-t-elle une alternative textuelle ?',
    status: 'conform',
    evidence:
      'Le plan d’accès et les deux logos de certification ont une alternative ; les autres images sont décoratives.',
    tests: ['described-pictures', 'sized-pictures', 'axe-states'],
  },
  {
    number: '1.2',
    title:
      'Chaque image de décoration est-elle correctement ignorée par les technologies d’assistance ?',
    status: 'conform',
    evidence:
      'Les dessins ont une alternative vide et aucun autre nom ; les icônes sont masquées par aria-hidden.',
    tests: ['hidden-drawings', 'sized-pictures'],
  },
  {
    number: '1.3',
    title:
      'Pour chaque image porteuse d’information ayant une alternative textuelle, cette alternative est-elle pertinente (hors cas particuliers) ?',
    status: 'conform',
    evidence:
      'Les trois alternatives nomment ce que l’image montre ; leur liste est figée et relue.',
    tests: ['described-pictures'],
  },
  {
    number: '1.4',
    title:
      'Pour chaque image utilisée comme CAPTCHA ou comme image-test, ayant une alternative textuelle, cette alternative permet-elle d’identifier la nature et la fonction de l’image ?',
    ...noCaptcha,
  },
  {
    number: '1.5',
    title:
      'Pour chaque image utilisée comme CAPTCHA, une solution d’accès alternatif au contenu ou à la fonction du CAPTCHA est-elle présente ?',
    ...noCaptcha,
  },
  {
    number: '1.6',
    title:
      'Chaque image porteuse d’information a-t-elle, si nécessaire, une description détaillée ?',
    status: 'not-applicable',
    evidence:
      'Aucune image ne demande de description détaillée : l’adresse est écrite sous le plan d’accès.',
    tests: ['described-pictures'],
  },
  {
    number: '1.7',
    title:
      'Pour chaque image porteuse d’information ayant une description détaillée, cette description est-elle pertinente ?',
    status: 'not-applicable',
    evidence: 'Aucune image n’a de description détaillée.',
    tests: ['described-pictures'],
  },
  {
    number: '1.8',
    title:
      'Chaque image texte porteuse d’information, en l’absence d’un mécanisme de remplacement, doit si possible être remplacée par du texte stylé. Cette règle est-elle respectée (hors cas particuliers) ?',
    status: 'not-applicable',
    evidence:
      'Les logos sont les seules images qui contiennent du texte, ce que les cas particuliers admettent.',
    tests: ['no-text-in-drawings'],
  },
  {
    number: '1.9',
    title:
      'Chaque légende d’image est-elle, si nécessaire, correctement reliée à l’image correspondante ?',
    status: 'not-applicable',
    evidence:
      'Aucune image n’a de légende : l’adresse qui suit le plan d’accès est un texte qui a son propre titre.',
  },
  { number: '2.1', title: 'Chaque cadre a-t-il un titre de cadre ?', ...noFrame },
  {
    number: '2.2',
    title:
      'Pour chaque cadre ayant un titre de cadre, ce titre de cadre est-il pertinent ?',
    ...noFrame,
  },
  {
    number: '3.1',
    title:
      'Dans chaque page web, l’information ne doit pas être donnée uniquement par la couleur. Cette règle est-elle respectée ?',
    status: 'conform',
    evidence:
      'Les erreurs sont écrites, l’entrée courante est soulignée, le choix courant est en négatif et le reste en couleurs forcées.',
    tests: ['forced-choice', 'underlined-links', 'axe-states'],
  },
  {
    number: '3.2',
    title:
      'Dans chaque page web, le contraste entre la couleur du texte et la couleur de son arrière-plan est-il suffisamment élevé (hors cas particuliers) ?',
    status: 'conform',
    evidence:
      'Le contraste des textes est mesuré sur toutes les pages, dans tous leurs états, à deux largeurs d’écran.',
    tests: ['axe-states', 'axe-message', 'axe-failure'],
  },
  {
    number: '3.3',
    title:
      'Dans chaque page web, les couleurs utilisées dans les composants d’interface ou les éléments graphiques porteurs d’informations sont-elles suffisamment contrastées (hors cas particuliers) ?',
    status: 'conform',
    evidence:
      'Les bords des champs, des boutons et des filtres et l’indicateur de focus ont un contraste d’au moins 3 pour 1, calculé sur les couleurs du thème.',
    tests: ['mark-contrast'],
  },
  {
    number: '4.1',
    title:
      'Chaque média temporel pré-enregistré a-t-il, si nécessaire, une transcription textuelle ou une audiodescription (hors cas particuliers) ?',
    ...noMedia,
  },
  {
    number: '4.2',
    title:
      'Pour chaque média temporel pré-enregistré ayant une transcription textuelle ou une audiodescription synchronisée, celles-ci sont-elles pertinentes (hors cas particuliers) ?',
    ...noMedia,
  },
  {
    number: '4.3',
    title:
      'Chaque média temporel synchronisé pré-enregistré a-t-il, si nécessaire, des sous-titres synchronisés (hors cas particuliers) ?',
    ...noMedia,
  },
  {
    number: '4.4',
    title:
      'Pour chaque média temporel synchronisé pré-enregistré ayant des sous-titres synchronisés, ces sous-titres sont-ils pertinents ?',
    ...noMedia,
  },
  {
    number: '4.5',
    title:
      'Chaque média temporel pré-enregistré a-t-il, si nécessaire, une audiodescription synchronisée (hors cas particuliers) ?',
    ...noMedia,
  },
  {
    number: '4.6',
    title:
      'Pour chaque média temporel pré-enregistré ayant une audiodescription synchronisée, celle-ci est-elle pertinente ?',
    ...noMedia,
  },
  {
    number: '4.7',
    title: 'Chaque média temporel est-il clairement identifiable (hors cas particuliers) ?',
    ...noMedia,
  },
  {
    number: '4.8',
    title:
      'Chaque média non temporel a-t-il, si nécessaire, une alternative (hors cas particuliers) ?',
    ...noMedia,
  },
  {
    number: '4.9',
    title:
      'Pour chaque média non temporel ayant une alternative, cette alternative est-elle pertinente ?',
    ...noMedia,
  },
  {
    number: '4.10',
    title: 'Chaque son déclenché automatiquement est-il contrôlable par l’utilisateur ?',
    ...noMedia,
  },
  {
    number: '4.11',
    title:
      'La consultation de chaque média temporel est-elle, si nécessaire, contrôlable par le clavier et tout dispositif de pointage ?',
    ...noMedia,
  },
  {
    number: '4.12',
    title:
      'La consultation de chaque média non temporel est-elle contrôlable par le clavier et tout dispositif de pointage ?',
    ...noMedia,
  },
  {
    number: '4.13',
    title:
      'Chaque média temporel et non temporel est-il compatible avec les technologies d’assistance (hors cas particuliers) ?',
    ...noMedia,
  },
  {
    number: '5.1',
    title: 'Chaque tableau de données complexe a-t-il un résumé ?',
    ...noTable,
  },
  {
    number: '5.2',
    title:
      'Pour chaque tableau de données complexe ayant un résumé, celui-ci est-il pertinent ?',
    ...noTable,
  },
  {
    number: '5.3',
    title:
      'Pour chaque tableau de mise en forme, le contenu linéarisé reste-t-il compréhensible ?',
    ...noTable,
  },
  {
    number: '5.4',
    title:
      'Pour chaque tableau de données ayant un titre, le titre est-il correctement associé au tableau de données ?',
    ...noTable,
  },
  {
    number: '5.5',
    title: 'Pour chaque tableau de données ayant un titre, celui-ci est-il pertinent ?',
    ...noTable,
  },
  {
    number: '5.6',
    title:
      'Pour chaque tableau de données, chaque en-tête de colonne et chaque en-tête de ligne sont-ils correctement déclarés ?',
    ...noTable,
  },
  {
    number: '5.7',
    title:
      'Pour chaque tableau de données, la technique appropriée permettant d’associer chaque cellule avec ses en-têtes est-elle utilisée (hors cas particuliers) ?',
    ...noTable,
  },
  {
    number: '5.8',
    title:
      'Chaque tableau de mise en forme ne doit pas utiliser d’éléments propres aux tableaux de données. Cette règle est-elle respectée ?',
    ...noTable,
  },
  {
    number: '6.1',
    title: 'Chaque lien est-il explicite (hors cas particuliers) ?',
    status: 'conform',
    evidence:
      'Sur une page, un même intitulé ne mène jamais à deux endroits ; un lien qui ouvre un onglet le dit ; un nom contient l’intitulé visible.',
    tests: ['one-name-one-place', 'new-tab', 'words-in-name'],
  },
  {
    number: '6.2',
    title: 'Dans chaque page web, chaque lien a-t-il un intitulé ?',
    status: 'conform',
    evidence: 'Tous les liens ont un texte, une alternative d’image ou un nom.',
    tests: ['named-controls', 'axe-states'],
  },
  {
    number: '7.1',
    title:
      'Chaque script est-il, si nécessaire, compatible avec les technologies d’assistance ?',
    status: 'conform',
    evidence:
      'Menus et questions sont des éléments natifs ; l’assistant est un dialogue nommé ; les noms, rôles et états sont contrôlés dans chaque état de chaque page.',
    tests: ['axe-states', 'axe-message', 'words-in-name', 'hidden-focus'],
  },
  {
    number: '7.2',
    title:
      'Pour chaque script ayant une alternative, cette alternative est-elle pertinente ?',
    status: 'conform',
    evidence:
      'Sans script, les contenus sont complets, les menus et les questions s’ouvrent et le formulaire part par la messagerie.',
    tests: ['without-script', 'questions-without-script', 'menu-without-script'],
  },
  {
    number: '7.3',
    title:
      'Chaque script est-il contrôlable par le clavier et par tout dispositif de pointage (hors cas particuliers) ?',
    status: 'conform',
    evidence:
      'Menus, filtres, questions, formulaires, notifications et assistant s’emploient au clavier, à la souris et au doigt.',
    tests: [
      'keyboard-message',
      'thumb-message',
      'menu-arrows',
      'mobile-keyboard',
      'notice-escape',
    ],
  },
  {
    number: '7.4',
    title:
      'Pour chaque script qui initie un changement de contexte, l’utilisateur est-il averti ou en a-t-il le contrôle ?',
    status: 'conform',
    evidence:
      'Rien ne change de page ou de focus sans l’activation d’un lien ou d’un bouton ; aucune liste n’agit au changement.',
    tests: ['title-follows', 'filter-shared', 'assistant-focus'],
  },
  {
    number: '7.5',
    title:
      'Dans chaque page web, les messages de statut sont-ils correctement restitués par les technologies d’assistance ?',
    status: 'conform',
    evidence:
      'Le nombre de résultats est annoncé par un statut, les erreurs et les notifications par une alerte ou un statut, la conversation par un journal.',
    tests: ['filter-status', 'second-refusal', 'axe-message'],
  },
  {
    number: '8.1',
    title: 'Chaque page web est-elle définie par un type de document ?',
    status: 'conform',
    evidence: 'Chaque page s’ouvre par la déclaration de HTML.',
    tests: ['french-html'],
  },
  {
    number: '8.2',
    title:
      'Pour chaque page web, le code source généré est-il valide selon le type de document spécifié ?',
    status: 'conform',
    evidence:
      'Les éléments sont connus, imbriqués selon la norme et fermés ; aucun identifiant, aucun attribut n’est répété, aucune référence n’est vide.',
    tests: ['html-nesting', 'unique-ids', 'html-attributes', 'react-errors'],
  },
  {
    number: '8.3',
    title: 'Dans chaque page web, la langue par défaut est-elle présente ?',
    status: 'conform',
    evidence: 'L’élément html porte l’attribut lang.',
    tests: ['french-html', 'page-language'],
  },
  {
    number: '8.4',
    title:
      'Pour chaque page web ayant une langue par défaut, le code de langue est-il pertinent ?',
    status: 'conform',
    evidence: 'La langue déclarée est le français, langue de tous les textes.',
    tests: ['french-html', 'page-language'],
  },
  {
    number: '8.5',
    title: 'Chaque page web a-t-elle un titre de page ?',
    status: 'conform',
    evidence: 'Chaque page a un titre, qui suit aussi la navigation sans rechargement.',
    tests: ['page-title', 'title-follows'],
  },
  {
    number: '8.6',
    title: 'Pour chaque page web ayant un titre de page, ce titre est-il pertinent ?',
    status: 'conform',
    evidence: 'Chaque titre est unique et nomme la page, puis l’organisme.',
    tests: ['unique-title', 'title-follows'],
  },
  {
    number: '8.7',
    title:
      'Dans chaque page web, chaque changement de langue est-il indiqué dans le code source (hors cas particuliers) ?',
    status: 'conform',
    evidence:
      'Le détail technique de la page de panne, seul texte qui peut être en anglais, porte l’attribut lang.',
  },
  {
    number: '8.8',
    title:
      'Dans chaque page web, le code de langue de chaque changement de langue est-il valide et pertinent ?',
    status: 'conform',
    evidence:
      'Le code du seul changement de langue, celui de l’anglais, est valide et convient.',
  },
  {
    number: '8.9',
    title:
      'Dans chaque page web, les balises ne doivent pas être utilisées uniquement à des fins de présentation. Cette règle est-elle respectée ?',
    status: 'conform',
    evidence:
      'Aucune balise de présentation, aucun paragraphe vide, aucun retour à la ligne répété.',
    tests: ['no-presentational', 'real-lists'],
  },
  {
    number: '8.10',
    title: 'Dans chaque page web, les changements du sens de lecture sont-ils signalés ?',
    status: 'not-applicable',
    evidence: 'Tous les textes du site se lisent de gauche à droite.',
    tests: ['french-html'],
  },
  {
    number: '9.1',
    title:
      'Dans chaque page web, l’information est-elle structurée par l’utilisation appropriée de titres ?',
    status: 'conform',
    evidence: 'Chaque page a un seul titre de niveau 1 et aucun saut de niveau.',
    tests: ['heading-levels', 'page-language', 'axe-states'],
  },
  {
    number: '9.2',
    title:
      'Dans chaque page web, la structure du document est-elle cohérente (hors cas particuliers) ?',
    status: 'conform',
    evidence:
      'En-tête, navigations nommées, contenu principal et pied de page sont des éléments de leur nom.',
    tests: ['landmarks', 'page-zones'],
  },
  {
    number: '9.3',
    title: 'Dans chaque page web, chaque liste est-elle correctement structurée ?',
    status: 'conform',
    evidence:
      'Les énumérations sont des listes, ordonnées ou non, ou des listes de définitions bien formées.',
    tests: ['real-lists', 'html-nesting'],
  },
  {
    number: '9.4',
    title: 'Dans chaque page web, chaque citation est-elle correctement indiquée ?',
    status: 'not-applicable',
    evidence:
      'Le site ne cite personne ; les guillemets y entourent des mots et des libellés.',
  },
  {
    number: '10.1',
    title:
      'Dans le site web, des feuilles de styles sont-elles utilisées pour contrôler la présentation de l’information ?',
    status: 'conform',
    evidence:
      'La présentation vient des feuilles de styles seules : ni balise ni attribut de présentation.',
    tests: ['no-presentational'],
  },
  {
    number: '10.2',
    title:
      'Dans chaque page web, le contenu visible porteur d’information reste-t-il présent lorsque les feuilles de styles sont désactivées ?',
    status: 'conform',
    evidence: 'Les styles n’ajoutent aucun mot et aucune image de fond.',
    tests: ['no-words-in-styles', 'without-script'],
  },
  {
    number: '10.3',
    title:
      'Dans chaque page web, l’information reste-t-elle compréhensible lorsque les feuilles de styles sont désactivées ?',
    status: 'conform',
    evidence:
      'L’ordre du code est celui de la lecture : en-tête, contenu, pied de page, assistant ; sans styles, les mots restent séparés et les dessins gardent leur taille.',
    tests: ['page-zones', 'tab-order', 'words-apart', 'sized-drawings'],
  },
  {
    number: '10.4',
    title:
      'Dans chaque page web, le texte reste-t-il lisible lorsque la taille des caractères est augmentée jusqu’à 200 %, au moins (hors cas particuliers) ?',
    status: 'conform',
    evidence:
      'À 200 %, aucune page ne déborde et les barres gardent leurs entrées séparées ; le zoom n’est pas bloqué.',
    tests: ['double-text', 'zoom'],
  },
  {
    number: '10.5',
    title:
      'Dans chaque page web, les déclarations CSS de couleurs de fond d’élément et de police sont-elles correctement utilisées ?',
    status: 'conform',
    evidence:
      'Le corps de page déclare la couleur du texte et celle du fond ; chaque fond de couleur déclare les deux.',
    tests: ['body-colours', 'axe-states'],
  },
  {
    number: '10.6',
    title:
      'Dans chaque page web, chaque lien dont la nature n’est pas évidente est-il visible par rapport au texte environnant ?',
    status: 'conform',
    evidence: 'Dans un texte, les liens sont soulignés.',
    tests: ['underlined-links', 'axe-states'],
  },
  {
    number: '10.7',
    title:
      'Dans chaque page web, pour chaque élément recevant le focus, la prise de focus est-elle visible ?',
    status: 'conform',
    evidence:
      'Un contour de 3 pixels entoure l’élément, d’une couleur contrastée avec chaque fond.',
    tests: ['mark-contrast', 'skip-first'],
  },
  {
    number: '10.8',
    title:
      'Pour chaque page web, les contenus cachés ont-ils vocation à être ignorés par les technologies d’assistance ?',
    status: 'conform',
    evidence:
      'Ce qui est masqué est décoratif ou s’ouvre par une action ; rien de masqué ne prend le focus.',
    tests: ['hidden-focus', 'hidden-drawings'],
  },
  {
    number: '10.9',
    title:
      'Dans chaque page web, l’information ne doit pas être donnée uniquement par la forme, taille ou position. Cette règle est-elle respectée ?',
    status: 'conform',
    evidence:
      'L’entrée courante et le choix courant portent aria-current, les erreurs un texte ; aucun texte ne renvoie à une forme ou à une position.',
    tests: ['axe-states', 'forced-choice'],
  },
  {
    number: '10.10',
    title:
      'Dans chaque page web, l’information ne doit pas être donnée par la forme, taille ou position uniquement. Cette règle est-elle implémentée de façon pertinente ?',
    status: 'conform',
    evidence:
      'Ce que montre la forme se lit aussi dans le code : attribut aria-current, numéro d’étape, texte d’erreur.',
    tests: ['filter-status'],
  },
  {
    number: '10.11',
    title:
      'Pour chaque page web, les contenus peuvent-ils être présentés sans perte d’information ou de fonctionnalité et sans avoir recours soit à un défilement vertical pour une fenêtre ayant une hauteur de 256 px, soit à un défilement horizontal pour une fenêtre ayant une largeur de 320 px (hors cas particuliers) ?',
    status: 'conform',
    evidence:
      'Aucune page ne défile horizontalement à 320 px, le formulaire dans tous ses états compris.',
    tests: ['reflow-pages', 'reflow-form'],
  },
  {
    number: '10.12',
    title:
      'Dans chaque page web, les propriétés d’espacement du texte peuvent-elles être redéfinies par l’utilisateur sans perte de contenu ou de fonctionnalité (hors cas particuliers) ?',
    status: 'conform',
    evidence:
      'Avec les espacements du test, les textes et les commandes de toutes les pages restent entiers, sur un grand écran comme sur un téléphone.',
  },
  {
    number: '10.13',
    title:
      'Dans chaque page web, les contenus additionnels apparaissant à la prise de focus ou au survol d’un composant d’interface sont-ils contrôlables par l’utilisateur (hors cas particuliers) ?',
    status: 'conform',
    evidence:
      'Le menu Solutions, seul contenu qui s’ouvre au survol, se ferme par Échap, reste sous le pointeur et ne se ferme qu’après son départ.',
    tests: ['menu-hover', 'menu-escape', 'hover'],
  },
  {
    number: '10.14',
    title:
      'Dans chaque page web, les contenus additionnels apparaissant via les styles CSS uniquement peuvent-ils être rendus visibles au clavier et par tout dispositif de pointage ?',
    status: 'conform',
    evidence:
      'Aucun contenu ne dépend du seul survol ; le lien d’évitement apparaît au focus.',
    tests: ['hover', 'skip-first'],
  },
  {
    number: '11.1',
    title: 'Chaque champ de formulaire a-t-il une étiquette ?',
    status: 'conform',
    evidence:
      'Les champs des formulaires ont une étiquette visible, celui de l’assistant un nom et une infobulle.',
    tests: ['field-labels', 'axe-states'],
  },
  {
    number: '11.2',
    title:
      'Chaque étiquette associée à un champ de formulaire est-elle pertinente (hors cas particuliers) ?',
    status: 'conform',
    evidence: 'Chaque étiquette nomme la donnée attendue ; leur liste est figée et relue.',
    tests: ['field-labels'],
  },
  {
    number: '11.3',
    title:
      'Dans chaque formulaire, chaque étiquette associée à un champ de formulaire ayant la même fonction et répétée plusieurs fois dans une même page ou dans un ensemble de pages est-elle cohérente ?',
    status: 'conform',
    evidence: 'Les champs communs aux deux formulaires ont les mêmes étiquettes.',
    tests: ['field-labels'],
  },
  {
    number: '11.4',
    title:
      'Dans chaque formulaire, chaque étiquette de champ et son champ associé sont-ils accolés (hors cas particuliers) ?',
    status: 'conform',
    evidence: 'Chaque étiquette se trouve juste au-dessus de son champ.',
    tests: ['field-labels'],
  },
  {
    number: '11.5',
    title:
      'Dans chaque formulaire, les champs de même nature sont-ils regroupés, si nécessaire ?',
    ...noGroup,
  },
  {
    number: '11.6',
    title:
      'Dans chaque formulaire, chaque regroupement de champs de même nature a-t-il une légende ?',
    ...noGroup,
  },
  {
    number: '11.7',
    title:
      'Dans chaque formulaire, chaque légende associée à un regroupement de champs de même nature est-elle pertinente ?',
    ...noGroup,
  },
  {
    number: '11.8',
    title:
      'Dans chaque formulaire, les items de même nature d’une liste de choix sont-ils regroupés de manière pertinente ?',
    status: 'not-applicable',
    evidence:
      'La seule liste de choix compte six sujets, qu’il n’y a pas lieu de regrouper.',
    tests: ['ungrouped'],
  },
  {
    number: '11.9',
    title:
      'Dans chaque formulaire, l’intitulé de chaque bouton est-il pertinent (hors cas particuliers) ?',
    status: 'conform',
    evidence: 'Les boutons disent l’envoi ; celui de l’assistant a un nom.',
    tests: ['form-buttons', 'named-controls'],
  },
  {
    number: '11.10',
    title:
      'Dans chaque formulaire, le contrôle de saisie est-il utilisé de manière pertinente (hors cas particuliers) ?',
    status: 'conform',
    evidence:
      'L’obligation est dite avant les champs et portée par chacun ; les formats attendus (e-mail, téléphone, SIRET) sont indiqués avant la saisie ; chaque erreur est écrite près du champ et reliée à lui.',
    tests: ['required-fields', 'seven-fields', 'second-refusal'],
  },
  {
    number: '11.11',
    title:
      'Dans chaque formulaire, le contrôle de saisie est-il accompagné, si nécessaire, de suggestions facilitant la correction des erreurs de saisie ?',
    status: 'conform',
    evidence:
      'Une adresse e-mail malformée reçoit un exemple, un numéro incomplet le nombre de chiffres attendu.',
    tests: ['mended-errors', 'refused-email'],
  },
  {
    number: '11.12',
    title:
      'Pour chaque formulaire qui modifie ou supprime des données, ou qui transmet des réponses à un test ou à un examen, ou dont la validation a des conséquences financières ou juridiques, les données saisies peuvent-elles être modifiées, mises à jour ou récupérées par l’utilisateur ?',
    status: 'not-applicable',
    evidence:
      'Les formulaires posent une question : ils ne modifient aucune donnée et n’engagent à rien.',
  },
  {
    number: '11.13',
    title:
      'La finalité d’un champ de saisie peut-elle être déduite pour faciliter le remplissage automatique des champs avec les données de l’utilisateur ?',
    status: 'conform',
    evidence:
      'Nom, adresse e-mail, entreprise et téléphone portent l’attribut autocomplete qui convient.',
    tests: ['field-purposes'],
  },
  {
    number: '12.1',
    title:
      'Chaque ensemble de pages dispose-t-il de deux systèmes de navigation différents, au moins (hors cas particuliers) ?',
    status: 'not-conform',
    evidence:
      'Le site a un menu dans chaque espace, mais ni plan du site ni moteur de recherche : c’est un seul système de navigation.',
  },
  {
    number: '12.2',
    title:
      'Dans chaque ensemble de pages, le menu et les barres de navigation sont-ils toujours à la même place (hors cas particuliers) ?',
    status: 'conform',
    evidence:
      'Toutes les pages d’un espace ont les mêmes menus, dans le même ordre, au même endroit du code.',
    tests: ['same-menus', 'page-zones'],
  },
  {
    number: '12.3',
    title: 'La page « plan du site » est-elle pertinente ?',
    status: 'not-applicable',
    evidence: 'Le site n’a pas de page « plan du site » : voir le critère 12.1.',
    tests: ['no-search'],
  },
  {
    number: '12.4',
    title:
      'Dans chaque ensemble de pages, la page « plan du site » est-elle accessible à partir d’une fonctionnalité identique ?',
    status: 'not-applicable',
    evidence: 'Le site n’a pas de page « plan du site » : voir le critère 12.1.',
    tests: ['no-search'],
  },
  {
    number: '12.5',
    title:
      'Dans chaque ensemble de pages, le moteur de recherche est-il atteignable de manière identique ?',
    status: 'not-applicable',
    evidence: 'Le site n’a pas de moteur de recherche : voir le critère 12.1.',
    tests: ['no-search'],
  },
  {
    number: '12.6',
    title:
      'Les zones de regroupement de contenus présentes dans plusieurs pages web (zones d’en-tête, de navigation principale, de contenu principal, de pied de page et de moteur de recherche) peuvent-elles être atteintes ou évitées ?',
    status: 'conform',
    evidence:
      'En-tête, navigations, contenu principal et pied de page sont des régions ; un lien évite les deux premières.',
    tests: ['landmarks', 'page-zones', 'skip-link'],
  },
  {
    number: '12.7',
    title:
      'Dans chaque page web, un lien d’évitement ou d’accès rapide à la zone de contenu principal est-il présent (hors cas particuliers) ?',
    status: 'conform',
    evidence:
      'Le premier lien de chaque page mène au contenu, et se voit quand il a le focus.',
    tests: ['skip-link', 'skip-first'],
  },
  {
    number: '12.8',
    title: 'Dans chaque page web, l’ordre de tabulation est-il cohérent ?',
    status: 'conform',
    evidence:
      'L’ordre du code est celui de la lecture et n’est jamais forcé ; le focus suit ce qui s’ouvre et revient, de l’assistant comme d’une notification.',
    tests: ['tab-order', 'tab-walk', 'skip-first', 'assistant-focus', 'focus-given-back'],
  },
  {
    number: '12.9',
    title:
      'Dans chaque page web, la navigation ne doit pas contenir de piège au clavier. Cette règle est-elle respectée ?',
    status: 'conform',
    evidence:
      'Menus, notifications et assistant se quittent par Tab ou par Échap ; la page reste utilisable à côté d’eux.',
    tests: ['menu-tab', 'assistant-beside', 'notice-escape'],
  },
  {
    number: '12.10',
    title:
      'Dans chaque page web, les raccourcis clavier n’utilisant qu’une seule touche (lettre minuscule ou majuscule, ponctuation, chiffre ou symbole) sont-ils contrôlables par l’utilisateur ?',
    status: 'conform',
    evidence:
      'Les lettres n’agissent que dans le menu Solutions, quand il a le focus ; aucune touche d’accès n’est définie.',
    tests: ['menu-letters', 'tab-order'],
  },
  {
    number: '12.11',
    title:
      'Dans chaque page web, les contenus additionnels apparaissant au survol, à la prise de focus ou à l’activation d’un composant d’interface sont-ils si nécessaire atteignables au clavier ?',
    status: 'conform',
    evidence: 'Menus, notifications et assistant ouverts sont atteints par le clavier.',
    tests: ['menu-arrows', 'mobile-keyboard', 'notice-focus'],
  },
  {
    number: '13.1',
    title:
      'Pour chaque page web, l’utilisateur a-t-il le contrôle de chaque limite de temps modifiant le contenu (hors cas particuliers) ?',
    status: 'conform',
    evidence:
      'Aucune page ne se recharge. Une notification s’efface après cinq secondes, mais attend tant qu’elle a le pointeur ou le focus (touche F8), et le bouton qui l’a fait venir la rappelle ; l’issue d’un envoi reste écrite dans la page.',
    tests: ['no-reload', 'notice-pointer', 'notice-focus'],
  },
  {
    number: '13.2',
    title:
      'Dans chaque page web, l’ouverture d’une nouvelle fenêtre ne doit pas être déclenchée sans action de l’utilisateur. Cette règle est-elle respectée ?',
    status: 'conform',
    evidence: 'Seuls des liens qui l’annoncent ouvrent un onglet.',
    tests: ['no-window', 'new-tab'],
  },
  {
    number: '13.3',
    title:
      'Dans chaque page web, chaque document bureautique en téléchargement possède-t-il, si nécessaire, une version accessible (hors cas particuliers) ?',
    ...document,
  },
  {
    number: '13.4',
    title:
      'Pour chaque document bureautique ayant une version accessible, cette version offre-t-elle la même information ?',
    ...document,
  },
  {
    number: '13.5',
    title:
      'Dans chaque page web, chaque contenu cryptique (art ASCII, émoticône, syntaxe cryptique) a-t-il une alternative ?',
    ...noCryptic,
  },
  {
    number: '13.6',
    title:
      'Dans chaque page web, pour chaque contenu cryptique (art ASCII, émoticône, syntaxe cryptique) ayant une alternative, cette alternative est-elle pertinente ?',
    ...noCryptic,
  },
  {
    number: '13.7',
    title:
      'Dans chaque page web, les changements brusques de luminosité ou les effets de flash sont-ils correctement utilisés ?',
    status: 'not-applicable',
    evidence:
      'Aucun flash ni changement brusque de luminosité : les animations déplacent ou fondent un élément en moins d’une demi-seconde.',
    tests: ['nothing-moves'],
  },
  {
    number: '13.8',
    title:
      'Dans chaque page web, chaque contenu en mouvement ou clignotant est-il contrôlable par l’utilisateur ?',
    status: 'conform',
    evidence:
      'Rien ne bouge à l’arrivée sur une page ; le bouton d’envoi ne s’anime que pendant l’envoi, et tout mouvement cesse pour qui demande moins d’animations.',
    tests: ['nothing-moves', 'reduced-motion'],
  },
  {
    number: '13.9',
    title:
      'Dans chaque page web, le contenu proposé est-il consultable quelle que soit l’orientation de l’écran (portrait ou paysage) (hors cas particuliers) ?',
    status: 'conform',
    evidence: 'Ni les styles, ni les scripts, ni le manifeste n’imposent une orientation.',
    tests: ['any-orientation'],
  },
  {
    number: '13.10',
    title:
      'Dans chaque page web, les fonctionnalités utilisables ou disponibles au moyen d’un geste complexe peuvent-elles être également disponibles au moyen d’un geste simple (hors cas particuliers) ?',
    status: 'conform',
    evidence:
      'Le seul geste, glisser une notification pour l’écarter, a un bouton et une touche pour équivalents.',
    tests: ['notice-button', 'notice-escape'],
  },
  {
    number: '13.11',
    title:
      'Dans chaque page web, les actions déclenchées au moyen d’un dispositif de pointage sur un point unique de l’écran peuvent-elles faire l’objet d’une annulation (hors cas particuliers) ?',
    status: 'conform',
    evidence:
      'Liens et boutons agissent au relâchement ; l’appui lui-même ne déclenche rien de visible.',
  },
  {
    number: '13.12',
    title:
      'Dans chaque page web, les fonctionnalités qui impliquent un mouvement de l’appareil ou vers l’appareil peuvent-elles être satisfaites de manière alternative (hors cas particuliers) ?',
    status: 'not-applicable',
    evidence: 'Aucune fonction ne dépend d’un mouvement de l’appareil.',
    tests: ['no-window'],
  },
]
