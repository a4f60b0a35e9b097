/**
 * The self-assessment against the 106 criteria of RGAA 4.1.2: what was found, and which automated
 * tests hold it. The accessibility statement counts from it.
 */
type TestName = `tests/${string}.test.${'ts' | 'tsx'} > ${string}`

type Criterion = {
  number: `${number}.${number}`
  /** The official wording. */
  title: string
  status: 'conform' | 'not-conform' | 'not-applicable'
  /** Published when the criterion is not met. */
  evidence: string
  /** File and title, without the failure codes that open some titles and the tags that end them. */
  tests?: readonly TestName[]
}

const proofs = {
  noFrame:
    'tests/pages/rgaa.test.ts > no page holds a frame, a sound, a video or an embedded object',
  noTable: 'tests/pages/rgaa.test.ts > no page holds a table',
  hiddenDrawings:
    'tests/pages/rgaa.test.ts > a drawing without a text is hidden from assistive technology, and never a button',
  describedPictures:
    'tests/pages/rgaa.test.ts > the pictures that have a text are the map and the two marks, and it says what they are',
  noTextInDrawings: 'tests/pages/rgaa.test.ts > no drawing but a mark holds text',
  sizedPictures:
    'tests/pages/prerender.test.ts > has pictures with a size and a text, from this site alone',
  named: 'tests/pages/rgaa.test.ts > every link and every button has a name',
  wordsInName: 'tests/pages/rgaa.test.ts > the words that a control shows are in its name',
  oneNameOnePlace:
    'tests/pages/rgaa.test.ts > on a page, links of one name lead to one place',
  newTab: 'tests/pages/prerender.test.ts > says which links open a new tab',
  french:
    'tests/pages/rgaa.test.ts > every page is declared as HTML in French, without a change of language or direction',
  lang: 'tests/pages/prerender.test.ts > is in French, with one h1 that can take the focus',
  headings: 'tests/pages/prerender.test.ts > has headings without a jump of level',
  landmarks: 'tests/pages/prerender.test.ts > has its landmarks, the navigations named',
  skipLink: 'tests/pages/prerender.test.ts > begins with a link to the content',
  ids: 'tests/pages/prerender.test.ts > uses no id twice, and refers to ids that are there',
  pageTitle:
    'tests/pages/prerender.test.ts > has a title and a description of their length',
  uniqueTitle: 'tests/pages/prerender.test.ts > no two pages have the same title',
  noLooks:
    'tests/pages/rgaa.test.ts > no element or attribute is there for its looks alone',
  nesting: 'tests/pages/rgaa.test.ts > elements nest as HTML allows',
  attributes:
    'tests/pages/rgaa-source.test.ts > no attribute is given twice, and none that names an element is empty',
  apart:
    'tests/pages/rgaa-source.test.ts > words that styles keep apart are apart without them',
  sizedDrawings: 'tests/pages/rgaa-source.test.ts > a drawing has a size without styles',
  tabWalk:
    'tests/e2e/tab-walk.test.ts > the walk by Tab over /contact meets every control, seen and in order',
  focusGivenBack:
    'tests/e2e/toast.test.ts > a notice that F8 led to, closed by its button, gives the focus back',
  lists: 'tests/pages/rgaa.test.ts > what looks like a list is one',
  hiddenFocus:
    'tests/pages/rgaa.test.ts > nothing that can take the focus is hidden from assistive technology',
  order:
    'tests/pages/rgaa.test.ts > the order of the document is the order of the keyboard',
  noWordsInStyles:
    'tests/pages/rgaa.test.ts > styles add no words, but the addresses of links in print',
  enlarging: 'tests/pages/rgaa.test.ts > nothing keeps a visitor from enlarging',
  bodyColours: 'tests/pages/rgaa.test.ts > the body has a colour of text and one of ground',
  underlined: 'tests/pages/rgaa.test.ts > a link is underlined unless it is a control',
  hover: 'tests/pages/rgaa.test.ts > what appears under the pointer alone is only a look',
  still: 'tests/pages/rgaa.test.ts > nothing moves without end or blinks',
  labels:
    'tests/pages/rgaa.test.ts > every field has its label just above it, the same words for the same purpose',
  purposes:
    'tests/pages/rgaa.test.ts > every field about the visitor says its purpose to the browser',
  required:
    'tests/pages/rgaa.test.ts > a form says before its fields that all are required, marks each, and says its format',
  ungrouped: 'tests/pages/rgaa.test.ts > no form has fields to group',
  formButtons: 'tests/pages/rgaa.test.ts > the button of a form says what it does',
  menus:
    'tests/pages/rgaa.test.ts > the menus of the company space are the same on all its pages',
  zones:
    'tests/pages/rgaa.test.ts > header, content and footer follow each other, with nothing of a page outside',
  noSearch: 'tests/pages/rgaa.test.ts > no page offers a search or a map of the site',
  noReload: 'tests/pages/rgaa.test.ts > no page reloads itself or leads on by itself',
  noWindow:
    'tests/pages/rgaa.test.ts > no script opens a window or listens to the movement of the device',
  orientation:
    'tests/pages/rgaa.test.ts > no page is bound to one orientation of the screen',
  noDocument: 'tests/pages/rgaa.test.ts > no page offers an office document',
  noCryptic: 'tests/pages/rgaa.test.ts > no text is a drawing made of characters',
  contrast:
    'tests/pages/rgaa-contrast.test.ts > the border of a field on white has a contrast of 3 to 1',
  focusRing:
    'tests/pages/rgaa-contrast.test.ts > the ring of focus on the ground of companies has a contrast of 3 to 1',
  axe: 'tests/e2e/accessibility-pages.test.ts > axe finds nothing on /contact in any of its states',
  axeFailure:
    'tests/e2e/accessibility-pages.test.ts > axe finds nothing on the page that says a failure',
  axeMessage:
    'tests/e2e/accessibility.test.ts > finds nothing along the way of a message, at 1440 px',
  reactComplaints:
    'tests/e2e/development.test.ts > in development, under StrictMode, every page comes to life without a complaint',
  reflow: 'tests/e2e/reflow.test.ts > no page is wider than a screen of 320 px',
  reflowForm: 'tests/e2e/reflow.test.ts > the form in all its states holds in 320 px',
  doubleText: 'tests/e2e/preferences.test.ts > no page is wider than a screen of 640 px',
  forcedChoice:
    'tests/e2e/preferences.test.ts > the current choice differs from the others',
  reducedMotion: 'tests/e2e/preferences.test.ts > nothing moves for longer than an instant',
  keyboardMessage:
    'tests/e2e/contact-delivery.test.ts > a message typed with the keyboard alone arrives whole',
  thumbMessage:
    'tests/e2e/contact-delivery.test.ts > a message typed on a phone arrives whole',
  menuArrows: 'tests/e2e/navigation.test.ts > is walked with the arrows, Home and End',
  menuHover:
    'tests/e2e/navigation.test.ts > opens 100 ms after the pointer enters, and closes when it has left',
  menuLetters:
    'tests/e2e/navigation.test.ts > finds a link by its first letters, typed within a second',
  menuTab: 'tests/e2e/navigation.test.ts > opens on Enter, and is left by Tab',
  mobileKeyboard:
    'tests/e2e/navigation.test.ts > reaches all its links with the keyboard, and nothing behind it',
  skipFirst:
    'tests/e2e/navigation.test.ts > the skip link comes first and leads to the content',
  titleFollows:
    'tests/e2e/navigation.test.ts > the title, the heading and the top of the page follow, Back included',
  assistantFocus:
    'tests/e2e/site-chat.test.ts > the focus goes to the message and comes back to the button at 844 × 390',
  assistantBeside:
    'tests/e2e/site-chat.test.ts > the page stays in use beside the assistant',
  noticeEscape: 'tests/e2e/toast.test.ts > it is closed by Escape',
  noticeButton: 'tests/e2e/toast.test.ts > it is closed by its button',
  noticePointer:
    'tests/e2e/toast.test.ts > the time stops under the pointer and goes on from there',
  noticeFocus:
    'tests/e2e/toast.test.ts > the time stops with the focus and goes on from there',
  withoutScript: 'tests/e2e/before-hydration.test.ts > the contact page is complete',
  questionsWithoutScript:
    'tests/e2e/before-hydration.test.ts > questions open, one at a time',
  menuWithoutScript:
    'tests/e2e/before-hydration.test.ts > the menu of small screens opens and leads on',
  filterStatus:
    'tests/views/filter.test.tsx > shows the chosen category alone, says how many there are and writes it in the address',
  filterShared:
    'tests/e2e/site-filters.test.ts > Back and Forward go through the choices, on the page as it is',
  secondRefusal:
    'tests/views/individual-form.test.tsx > a second refusal has the focus again',
  mended:
    'tests/views/individual-form.test.tsx > an error goes as soon as it is mended, and none comes while somebody types',
  refusedEmail:
    'tests/e2e/contact-failures.test.ts > an e-mail address that cannot be one is refused',
  sevenFields:
    'tests/e2e/contact-failures.test.ts > an empty form names its seven fields, and no address takes them',
  menuEscape: 'tests/e2e/toast.test.ts > Escape closes the menu in front of it first',
} as const satisfies Record<string, TestName>

const noMedia = {
  status: 'not-applicable',
  evidence:
    'Le site ne contient ni son, ni vidéo, ni animation interactive, ni objet embarqué.',
  tests: [proofs.noFrame],
} as const

const noTable = {
  status: 'not-applicable',
  evidence: 'Le site ne contient aucun tableau, de données ou de mise en forme.',
  tests: [proofs.noTable],
} as const

const noCaptcha = {
  status: 'not-applicable',
  evidence: 'Aucun formulaire n’emploie de CAPTCHA ni d’image-test.',
  tests: [proofs.describedPictures],
} as const

const noFrame = {
  status: 'not-applicable',
  evidence: 'Le site ne contient aucun cadre.',
  tests: [proofs.noFrame],
} as const

const noGroup = {
  status: 'not-applicable',
  evidence:
    'Chaque formulaire réunit quelques champs qui concernent une seule personne : aucun regroupement n’est nécessaire.',
  tests: [proofs.ungrouped],
} as const

const noDocument = {
  status: 'not-applicable',
  evidence: 'Aucun document bureautique n’est proposé en téléchargement.',
  tests: [proofs.noDocument],
} as const

const noCryptic = {
  status: 'not-applicable',
  evidence: 'Aucun texte ne contient d’art ASCII, d’émoticône ou de syntaxe cryptique.',
  tests: [proofs.noCryptic],
} as const

export const criteria: readonly Criterion[] = [
  {
    number: '1.1',
    title: 'Chaque image porteuse d’information a-t-elle une alternative textuelle ?',
    status: 'conform',
    evidence:
      'Le plan d’accès et les deux logos de certification ont une alternative ; les autres images sont décoratives.',
    tests: [proofs.describedPictures, proofs.sizedPictures, proofs.axe],
  },
  {
    number: '1.2',
    title:
      'Chaque image de décoration est-elle correctement ignorée par les technologies d’assistance ?',
    status: 'conform',
    evidence:
      'Les dessins ont une alternative vide et aucun autre nom ; les icônes sont masquées par aria-hidden.',
    tests: [proofs.hiddenDrawings, proofs.sizedPictures],
  },
  {
    number: '1.3',
    title:
      'Pour chaque image porteuse d’information ayant une alternative textuelle, cette alternative est-elle pertinente (hors cas particuliers) ?',
    status: 'conform',
    evidence:
      'Les trois alternatives nomment ce que l’image montre ; leur liste est figée et relue.',
    tests: [proofs.describedPictures],
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
    tests: [proofs.describedPictures],
  },
  {
    number: '1.7',
    title:
      'Pour chaque image porteuse d’information ayant une description détaillée, cette description est-elle pertinente ?',
    status: 'not-applicable',
    evidence: 'Aucune image n’a de description détaillée.',
    tests: [proofs.describedPictures],
  },
  {
    number: '1.8',
    title:
      'Chaque image texte porteuse d’information, en l’absence d’un mécanisme de remplacement, doit si possible être remplacée par du texte stylé. Cette règle est-elle respectée (hors cas particuliers) ?',
    status: 'not-applicable',
    evidence:
      'Les logos sont les seules images qui contiennent du texte, ce que les cas particuliers admettent.',
    tests: [proofs.noTextInDrawings],
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
    tests: [proofs.forcedChoice, proofs.underlined, proofs.axe],
  },
  {
    number: '3.2',
    title:
      'Dans chaque page web, le contraste entre la couleur du texte et la couleur de son arrière-plan est-il suffisamment élevé (hors cas particuliers) ?',
    status: 'conform',
    evidence:
      'Le contraste des textes est mesuré sur toutes les pages, dans tous leurs états, à deux largeurs d’écran.',
    tests: [proofs.axe, proofs.axeMessage, proofs.axeFailure],
  },
  {
    number: '3.3',
    title:
      'Dans chaque page web, les couleurs utilisées dans les composants d’interface ou les éléments graphiques porteurs d’informations sont-elles suffisamment contrastées (hors cas particuliers) ?',
    status: 'conform',
    evidence:
      'Les bords des champs, des boutons et des filtres et l’indicateur de focus ont un contraste d’au moins 3 pour 1, calculé sur les couleurs du thème.',
    tests: [proofs.contrast, proofs.focusRing],
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
    tests: [proofs.oneNameOnePlace, proofs.newTab, proofs.wordsInName],
  },
  {
    number: '6.2',
    title: 'Dans chaque page web, chaque lien a-t-il un intitulé ?',
    status: 'conform',
    evidence: 'Tous les liens ont un texte, une alternative d’image ou un nom.',
    tests: [proofs.named, proofs.axe],
  },
  {
    number: '7.1',
    title:
      'Chaque script est-il, si nécessaire, compatible avec les technologies d’assistance ?',
    status: 'conform',
    evidence:
      'Menus et questions sont des éléments natifs ; l’assistant est un dialogue nommé ; les noms, rôles et états sont contrôlés dans chaque état de chaque page.',
    tests: [proofs.axe, proofs.axeMessage, proofs.wordsInName, proofs.hiddenFocus],
  },
  {
    number: '7.2',
    title:
      'Pour chaque script ayant une alternative, cette alternative est-elle pertinente ?',
    status: 'conform',
    evidence:
      'Sans script, les contenus sont complets, les menus et les questions s’ouvrent et le formulaire part par la messagerie.',
    tests: [proofs.withoutScript, proofs.questionsWithoutScript, proofs.menuWithoutScript],
  },
  {
    number: '7.3',
    title:
      'Chaque script est-il contrôlable par le clavier et par tout dispositif de pointage (hors cas particuliers) ?',
    status: 'conform',
    evidence:
      'Menus, filtres, questions, formulaires, notifications et assistant s’emploient au clavier, à la souris et au doigt.',
    tests: [
      proofs.keyboardMessage,
      proofs.thumbMessage,
      proofs.menuArrows,
      proofs.mobileKeyboard,
      proofs.noticeEscape,
    ],
  },
  {
    number: '7.4',
    title:
      'Pour chaque script qui initie un changement de contexte, l’utilisateur est-il averti ou en a-t-il le contrôle ?',
    status: 'conform',
    evidence:
      'Rien ne change de page ou de focus sans l’activation d’un lien ou d’un bouton ; aucune liste n’agit au changement.',
    tests: [proofs.titleFollows, proofs.filterShared, proofs.assistantFocus],
  },
  {
    number: '7.5',
    title:
      'Dans chaque page web, les messages de statut sont-ils correctement restitués par les technologies d’assistance ?',
    status: 'conform',
    evidence:
      'Le nombre de résultats est annoncé par un statut, les erreurs et les notifications par une alerte ou un statut, la conversation par un journal.',
    tests: [proofs.filterStatus, proofs.secondRefusal, proofs.axeMessage],
  },
  {
    number: '8.1',
    title: 'Chaque page web est-elle définie par un type de document ?',
    status: 'conform',
    evidence: 'Chaque page s’ouvre par la déclaration de HTML.',
    tests: [proofs.french],
  },
  {
    number: '8.2',
    title:
      'Pour chaque page web, le code source généré est-il valide selon le type de document spécifié ?',
    status: 'conform',
    evidence:
      'Les éléments sont connus, imbriqués selon la norme et fermés ; aucun identifiant, aucun attribut n’est répété, aucune référence n’est vide.',
    tests: [proofs.nesting, proofs.ids, proofs.attributes, proofs.reactComplaints],
  },
  {
    number: '8.3',
    title: 'Dans chaque page web, la langue par défaut est-elle présente ?',
    status: 'conform',
    evidence: 'L’élément html porte l’attribut lang.',
    tests: [proofs.french, proofs.lang],
  },
  {
    number: '8.4',
    title:
      'Pour chaque page web ayant une langue par défaut, le code de langue est-il pertinent ?',
    status: 'conform',
    evidence: 'La langue déclarée est le français, langue de tous les textes.',
    tests: [proofs.french, proofs.lang],
  },
  {
    number: '8.5',
    title: 'Chaque page web a-t-elle un titre de page ?',
    status: 'conform',
    evidence: 'Chaque page a un titre, qui suit aussi la navigation sans rechargement.',
    tests: [proofs.pageTitle, proofs.titleFollows],
  },
  {
    number: '8.6',
    title: 'Pour chaque page web ayant un titre de page, ce titre est-il pertinent ?',
    status: 'conform',
    evidence: 'Chaque titre est unique et nomme la page, puis l’organisme.',
    tests: [proofs.uniqueTitle, proofs.titleFollows],
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
    tests: [proofs.noLooks, proofs.lists],
  },
  {
    number: '8.10',
    title: 'Dans chaque page web, les changements du sens de lecture sont-ils signalés ?',
    status: 'not-applicable',
    evidence: 'Tous les textes du site se lisent de gauche à droite.',
    tests: [proofs.french],
  },
  {
    number: '9.1',
    title:
      'Dans chaque page web, l’information est-elle structurée par l’utilisation appropriée de titres ?',
    status: 'conform',
    evidence: 'Chaque page a un seul titre de niveau 1 et aucun saut de niveau.',
    tests: [proofs.headings, proofs.lang, proofs.axe],
  },
  {
    number: '9.2',
    title:
      'Dans chaque page web, la structure du document est-elle cohérente (hors cas particuliers) ?',
    status: 'conform',
    evidence:
      'En-tête, navigations nommées, contenu principal et pied de page sont des éléments de leur nom.',
    tests: [proofs.landmarks, proofs.zones],
  },
  {
    number: '9.3',
    title: 'Dans chaque page web, chaque liste est-elle correctement structurée ?',
    status: 'conform',
    evidence:
      'Les énumérations sont des listes, ordonnées ou non, ou des listes de définitions bien formées.',
    tests: [proofs.lists, proofs.nesting],
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
    tests: [proofs.noLooks],
  },
  {
    number: '10.2',
    title:
      'Dans chaque page web, le contenu visible porteur d’information reste-t-il présent lorsque les feuilles de styles sont désactivées ?',
    status: 'conform',
    evidence: 'Les styles n’ajoutent aucun mot et aucune image de fond.',
    tests: [proofs.noWordsInStyles, proofs.withoutScript],
  },
  {
    number: '10.3',
    title:
      'Dans chaque page web, l’information reste-t-elle compréhensible lorsque les feuilles de styles sont désactivées ?',
    status: 'conform',
    evidence:
      'L’ordre du code est celui de la lecture : en-tête, contenu, pied de page, assistant ; sans styles, les mots restent séparés et les dessins gardent leur taille.',
    tests: [proofs.zones, proofs.order, proofs.apart, proofs.sizedDrawings],
  },
  {
    number: '10.4',
    title:
      'Dans chaque page web, le texte reste-t-il lisible lorsque la taille des caractères est augmentée jusqu’à 200 %, au moins (hors cas particuliers) ?',
    status: 'conform',
    evidence:
      'À 200 %, aucune page ne déborde et les barres gardent leurs entrées séparées ; le zoom n’est pas bloqué.',
    tests: [proofs.doubleText, proofs.enlarging],
  },
  {
    number: '10.5',
    title:
      'Dans chaque page web, les déclarations CSS de couleurs de fond d’élément et de police sont-elles correctement utilisées ?',
    status: 'conform',
    evidence:
      'Le corps de page déclare la couleur du texte et celle du fond ; chaque fond de couleur déclare les deux.',
    tests: [proofs.bodyColours, proofs.axe],
  },
  {
    number: '10.6',
    title:
      'Dans chaque page web, chaque lien dont la nature n’est pas évidente est-il visible par rapport au texte environnant ?',
    status: 'conform',
    evidence: 'Dans un texte, les liens sont soulignés.',
    tests: [proofs.underlined, proofs.axe],
  },
  {
    number: '10.7',
    title:
      'Dans chaque page web, pour chaque élément recevant le focus, la prise de focus est-elle visible ?',
    status: 'conform',
    evidence:
      'Un contour de 3 pixels entoure l’élément, d’une couleur contrastée avec chaque fond.',
    tests: [proofs.focusRing, proofs.skipFirst],
  },
  {
    number: '10.8',
    title:
      'Pour chaque page web, les contenus cachés ont-ils vocation à être ignorés par les technologies d’assistance ?',
    status: 'conform',
    evidence:
      'Ce qui est masqué est décoratif ou s’ouvre par une action ; rien de masqué ne prend le focus.',
    tests: [proofs.hiddenFocus, proofs.hiddenDrawings],
  },
  {
    number: '10.9',
    title:
      'Dans chaque page web, l’information ne doit pas être donnée uniquement par la forme, taille ou position. Cette règle est-elle respectée ?',
    status: 'conform',
    evidence:
      'L’entrée courante et le choix courant portent aria-current, les erreurs un texte ; aucun texte ne renvoie à une forme ou à une position.',
    tests: [proofs.axe, proofs.forcedChoice],
  },
  {
    number: '10.10',
    title:
      'Dans chaque page web, l’information ne doit pas être donnée par la forme, taille ou position uniquement. Cette règle est-elle implémentée de façon pertinente ?',
    status: 'conform',
    evidence:
      'Ce que montre la forme se lit aussi dans le code : attribut aria-current, numéro d’étape, texte d’erreur.',
    tests: [proofs.filterStatus],
  },
  {
    number: '10.11',
    title:
      'Pour chaque page web, les contenus peuvent-ils être présentés sans perte d’information ou de fonctionnalité et sans avoir recours soit à un défilement vertical pour une fenêtre ayant une hauteur de 256 px, soit à un défilement horizontal pour une fenêtre ayant une largeur de 320 px (hors cas particuliers) ?',
    status: 'conform',
    evidence:
      'Aucune page ne défile horizontalement à 320 px, le formulaire dans tous ses états compris.',
    tests: [proofs.reflow, proofs.reflowForm],
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
    tests: [proofs.menuHover, proofs.menuEscape, proofs.hover],
  },
  {
    number: '10.14',
    title:
      'Dans chaque page web, les contenus additionnels apparaissant via les styles CSS uniquement peuvent-ils être rendus visibles au clavier et par tout dispositif de pointage ?',
    status: 'conform',
    evidence:
      'Aucun contenu ne dépend du seul survol ; le lien d’évitement apparaît au focus.',
    tests: [proofs.hover, proofs.skipFirst],
  },
  {
    number: '11.1',
    title: 'Chaque champ de formulaire a-t-il une étiquette ?',
    status: 'conform',
    evidence:
      'Les champs des formulaires ont une étiquette visible, celui de l’assistant un nom et une infobulle.',
    tests: [proofs.labels, proofs.axe],
  },
  {
    number: '11.2',
    title:
      'Chaque étiquette associée à un champ de formulaire est-elle pertinente (hors cas particuliers) ?',
    status: 'conform',
    evidence: 'Chaque étiquette nomme la donnée attendue ; leur liste est figée et relue.',
    tests: [proofs.labels],
  },
  {
    number: '11.3',
    title:
      'Dans chaque formulaire, chaque étiquette associée à un champ de formulaire ayant la même fonction et répétée plusieurs fois dans une même page ou dans un ensemble de pages est-elle cohérente ?',
    status: 'conform',
    evidence: 'Les champs communs aux deux formulaires ont les mêmes étiquettes.',
    tests: [proofs.labels],
  },
  {
    number: '11.4',
    title:
      'Dans chaque formulaire, chaque étiquette de champ et son champ associé sont-ils accolés (hors cas particuliers) ?',
    status: 'conform',
    evidence: 'Chaque étiquette se trouve juste au-dessus de son champ.',
    tests: [proofs.labels],
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
    tests: [proofs.ungrouped],
  },
  {
    number: '11.9',
    title:
      'Dans chaque formulaire, l’intitulé de chaque bouton est-il pertinent (hors cas particuliers) ?',
    status: 'conform',
    evidence: 'Les boutons disent l’envoi ; celui de l’assistant a un nom.',
    tests: [proofs.formButtons, proofs.named],
  },
  {
    number: '11.10',
    title:
      'Dans chaque formulaire, le contrôle de saisie est-il utilisé de manière pertinente (hors cas particuliers) ?',
    status: 'conform',
    evidence:
      'L’obligation est dite avant les champs et portée par chacun ; les formats attendus (e-mail, téléphone, SIRET) sont indiqués avant la saisie ; chaque erreur est écrite près du champ et reliée à lui.',
    tests: [proofs.required, proofs.sevenFields, proofs.secondRefusal],
  },
  {
    number: '11.11',
    title:
      'Dans chaque formulaire, le contrôle de saisie est-il accompagné, si nécessaire, de suggestions facilitant la correction des erreurs de saisie ?',
    status: 'conform',
    evidence:
      'Une adresse e-mail malformée reçoit un exemple, un numéro incomplet le nombre de chiffres attendu.',
    tests: [proofs.mended, proofs.refusedEmail],
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
    tests: [proofs.purposes],
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
    tests: [proofs.menus, proofs.zones],
  },
  {
    number: '12.3',
    title: 'La page « plan du site » est-elle pertinente ?',
    status: 'not-applicable',
    evidence: 'Le site n’a pas de page « plan du site » : voir le critère 12.1.',
    tests: [proofs.noSearch],
  },
  {
    number: '12.4',
    title:
      'Dans chaque ensemble de pages, la page « plan du site » est-elle accessible à partir d’une fonctionnalité identique ?',
    status: 'not-applicable',
    evidence: 'Le site n’a pas de page « plan du site » : voir le critère 12.1.',
    tests: [proofs.noSearch],
  },
  {
    number: '12.5',
    title:
      'Dans chaque ensemble de pages, le moteur de recherche est-il atteignable de manière identique ?',
    status: 'not-applicable',
    evidence: 'Le site n’a pas de moteur de recherche : voir le critère 12.1.',
    tests: [proofs.noSearch],
  },
  {
    number: '12.6',
    title:
      'Les zones de regroupement de contenus présentes dans plusieurs pages web (zones d’en-tête, de navigation principale, de contenu principal, de pied de page et de moteur de recherche) peuvent-elles être atteintes ou évitées ?',
    status: 'conform',
    evidence:
      'En-tête, navigations, contenu principal et pied de page sont des régions ; un lien évite les deux premières.',
    tests: [proofs.landmarks, proofs.zones, proofs.skipLink],
  },
  {
    number: '12.7',
    title:
      'Dans chaque page web, un lien d’évitement ou d’accès rapide à la zone de contenu principal est-il présent (hors cas particuliers) ?',
    status: 'conform',
    evidence:
      'Le premier lien de chaque page mène au contenu, et se voit quand il a le focus.',
    tests: [proofs.skipLink, proofs.skipFirst],
  },
  {
    number: '12.8',
    title: 'Dans chaque page web, l’ordre de tabulation est-il cohérent ?',
    status: 'conform',
    evidence:
      'L’ordre du code est celui de la lecture et n’est jamais forcé ; le focus suit ce qui s’ouvre et revient, de l’assistant comme d’une notification.',
    tests: [
      proofs.order,
      proofs.tabWalk,
      proofs.skipFirst,
      proofs.assistantFocus,
      proofs.focusGivenBack,
    ],
  },
  {
    number: '12.9',
    title:
      'Dans chaque page web, la navigation ne doit pas contenir de piège au clavier. Cette règle est-elle respectée ?',
    status: 'conform',
    evidence:
      'Menus, notifications et assistant se quittent par Tab ou par Échap ; la page reste utilisable à côté d’eux.',
    tests: [proofs.menuTab, proofs.assistantBeside, proofs.noticeEscape],
  },
  {
    number: '12.10',
    title:
      'Dans chaque page web, les raccourcis clavier n’utilisant qu’une seule touche (lettre minuscule ou majuscule, ponctuation, chiffre ou symbole) sont-ils contrôlables par l’utilisateur ?',
    status: 'conform',
    evidence:
      'Les lettres n’agissent que dans le menu Solutions, quand il a le focus ; aucune touche d’accès n’est définie.',
    tests: [proofs.menuLetters, proofs.order],
  },
  {
    number: '12.11',
    title:
      'Dans chaque page web, les contenus additionnels apparaissant au survol, à la prise de focus ou à l’activation d’un composant d’interface sont-ils si nécessaire atteignables au clavier ?',
    status: 'conform',
    evidence: 'Menus, notifications et assistant ouverts sont atteints par le clavier.',
    tests: [proofs.menuArrows, proofs.mobileKeyboard, proofs.noticeFocus],
  },
  {
    number: '13.1',
    title:
      'Pour chaque page web, l’utilisateur a-t-il le contrôle de chaque limite de temps modifiant le contenu (hors cas particuliers) ?',
    status: 'conform',
    evidence:
      'Aucune page ne se recharge. Une notification s’efface après cinq secondes, mais attend tant qu’elle a le pointeur ou le focus (touche F8), et le bouton qui l’a fait venir la rappelle ; l’issue d’un envoi reste écrite dans la page.',
    tests: [proofs.noReload, proofs.noticePointer, proofs.noticeFocus],
  },
  {
    number: '13.2',
    title:
      'Dans chaque page web, l’ouverture d’une nouvelle fenêtre ne doit pas être déclenchée sans action de l’utilisateur. Cette règle est-elle respectée ?',
    status: 'conform',
    evidence: 'Seuls des liens qui l’annoncent ouvrent un onglet.',
    tests: [proofs.noWindow, proofs.newTab],
  },
  {
    number: '13.3',
    title:
      'Dans chaque page web, chaque document bureautique en téléchargement possède-t-il, si nécessaire, une version accessible (hors cas particuliers) ?',
    ...noDocument,
  },
  {
    number: '13.4',
    title:
      'Pour chaque document bureautique ayant une version accessible, cette version offre-t-elle la même information ?',
    ...noDocument,
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
    tests: [proofs.still],
  },
  {
    number: '13.8',
    title:
      'Dans chaque page web, chaque contenu en mouvement ou clignotant est-il contrôlable par l’utilisateur ?',
    status: 'conform',
    evidence:
      'Rien ne bouge à l’arrivée sur une page ; le bouton d’envoi ne s’anime que pendant l’envoi, et tout mouvement cesse pour qui demande moins d’animations.',
    tests: [proofs.still, proofs.reducedMotion],
  },
  {
    number: '13.9',
    title:
      'Dans chaque page web, le contenu proposé est-il consultable quelle que soit l’orientation de l’écran (portrait ou paysage) (hors cas particuliers) ?',
    status: 'conform',
    evidence: 'Ni les styles, ni les scripts, ni le manifeste n’imposent une orientation.',
    tests: [proofs.orientation],
  },
  {
    number: '13.10',
    title:
      'Dans chaque page web, les fonctionnalités utilisables ou disponibles au moyen d’un geste complexe peuvent-elles être également disponibles au moyen d’un geste simple (hors cas particuliers) ?',
    status: 'conform',
    evidence:
      'Le seul geste, glisser une notification pour l’écarter, a un bouton et une touche pour équivalents.',
    tests: [proofs.noticeButton, proofs.noticeEscape],
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
    tests: [proofs.noWindow],
  },
]

export const notConform = criteria.filter(({ status }) => status === 'not-conform')
const conform = criteria.filter(({ status }) => status === 'conform')
const applicable = conform.length + notConform.length
/** In tenths of a per cent, rounded down. */
const rate = Math.floor((conform.length / applicable) * 1000)

export const results = {
  total: criteria.length,
  conform: conform.length,
  notConform: notConform.length,
  applicable,
  notApplicable: criteria.length - applicable,
  tested: criteria.filter(({ tests }) => tests !== undefined).length,
  rate: (rate / 10).toLocaleString('fr-FR'),
  ...(notConform.length === 0
    ? { state: 'conformité totale', adjective: 'totalement conforme' }
    : rate >= 500
      ? { state: 'conformité partielle', adjective: 'partiellement conforme' }
      : { state: 'non-conformité', adjective: 'non conforme' }),
} as const

/** The whole site: what was looked at is what is published. */
export const assessedPages = [
  { text: 'Choix de l’espace', href: '/' },
  { text: 'Accueil des entreprises', href: '/entreprise' },
  { text: 'Présentation de l’organisme', href: '/qui-sommes-nous' },
  { text: 'Catalogue des entreprises', href: '/formations' },
  { text: 'Dispositif POEI', href: '/solutions/poei' },
  { text: 'Solutions d’apprentissage', href: '/solutions/apprentissage' },
  {
    text: 'Formations obligatoires en entreprise',
    href: '/solutions/formations-obligatoires',
  },
  { text: 'Contact des entreprises', href: '/contact' },
  {
    text: 'Mentions légales et politique de confidentialité',
    href: '/politique-de-confidentialite',
  },
  { text: 'Règlement intérieur des stagiaires', href: '/reglement-interieur' },
  {
    text: 'Conditions générales d’utilisation du site',
    href: '/conditions-generales-utilisation',
  },
  { text: 'Accueil des particuliers', href: '/particulier' },
  { text: 'Formations des particuliers', href: '/particulier/formations' },
  { text: 'Certifications des particuliers', href: '/particulier/certifications' },
  { text: 'Contact des particuliers', href: '/particulier/contact' },
  { text: 'Questions fréquentes des particuliers', href: '/particulier/faq' },
] as const
