export const individualContact = {
  title: 'Écrivez-nous',
  lead: 'Une question sur une formation, un financement, un niveau : nous vous répondons simplement.',
  image: 'object-letter',
  details: { address: 'Adresse', phone: 'Téléphone', email: 'E-mail' },
  form: {
    title: 'Votre message',
    required: 'Tous les champs sont obligatoires.',
    fields: {
      name: { label: 'Nom et prénom' },
      email: { label: 'Adresse e-mail' },
      phone: { label: 'Téléphone', hint: '10 chiffres, groupés automatiquement' },
      message: { label: 'Votre message' },
    },
    incomplete: { phone: 'Ce numéro compte moins de 10 chiffres, vérifiez-le.' },
    errors: {
      name: { missing: 'Indiquez votre nom et votre prénom.' },
      email: {
        missing: 'Indiquez votre adresse e-mail.',
        malformed: 'Saisissez une adresse e-mail complète, par exemple nom@domaine.fr.',
      },
      phone: { missing: 'Indiquez votre numéro de téléphone.' },
      message: { missing: 'Écrivez votre message.' },
    },
    summary: {
      1: 'Un champ est à corriger',
      2: 'Deux champs sont à corriger',
      3: 'Trois champs sont à corriger',
      4: 'Quatre champs sont à corriger',
    },
    submit: 'Envoyer',
    privacy: {
      text: 'Ce formulaire ne transmet rien pour l’instant : ce que vous écrivez reste sur cette page. Pour une réponse sous 24 heures, préférez l’e-mail.',
      link: 'Vos droits et vos données',
      href: '/politique-de-confidentialite#article-8',
    },
  },
} as const
