import { typeset } from '#facts/format/typeset.ts'
import { listed } from '#src/content/number-words.ts'
import * as organisation from '#src/content/organisation.ts'
import { buildDay } from '#src/content/build-day.ts'
import { fundingOn } from '#src/content/funding.ts'
import { conditionOf, figures } from '#src/content/claims.ts'
import { technicalSupport } from '#src/content/values.ts'

const { slogan, trades } = organisation.presentation

export const head = {
  title: 'Formation des équipes en entreprise',
  description: `Formations clés en main pour recruter, former et faire grandir vos équipes : ${listed(trades, 55)}. Devis sur demande.`,
} as const

export const funding = fundingOn(buildDay).company

export const companyHome = typeset({
  hero: {
    title: slogan,
    lead: `Des formations clés en main pour recruter, former et faire grandir vos équipes : ${trades.join(', ')}.`,
    image: 'hero-company',
    actions: {
      catalogue: { label: 'Découvrir nos formations', href: '/formations' },
      quote: { label: 'Demander un devis', href: '/contact?sujet=devis#formulaire' },
    },
  },
  figures: { title: 'Nos repères', items: figures },
  services: {
    title: 'De l’accueil au perfectionnement, trois services',
    items: [
      {
        title: 'Intégration des nouvelles recrues',
        text: 'Un parcours d’accueil structuré, pour que chacun prenne ses marques dès les premiers jours.',
        image: 'service-onboarding',
      },
      {
        title: 'Formation continue',
        text: 'Des sessions courtes pour entretenir et affûter les gestes, les outils et les réflexes du métier.',
        image: 'service-continuing',
      },
      {
        title: 'Formation sur mesure',
        text: 'Un programme à la mesure de votre activité : vos métiers, vos horaires, vos objectifs.',
        image: 'service-tailor-made',
      },
    ],
  },
  reasons: {
    title: 'Pourquoi nous choisir ?',
    lead: 'Nos formations peuvent être financées, en partie ou en totalité, par les organismes publics et les opérateurs de compétences.',
    condition: conditionOf('publicFunding'),
    items: [
      {
        title: 'Formateurs experts certifiés',
        text: 'Des spécialistes de votre secteur, dont les qualifications figurent dans chaque proposition.',
      },
      {
        title: 'Méthodes pédagogiques innovantes',
        text: 'Mises en situation, ateliers et outils numériques, au plus près du travail réel.',
      },
      {
        title: 'Suivi personnalisé de chaque apprenant',
        text: 'Un accompagnement du premier jour jusqu’à l’évaluation.',
      },
      {
        title: 'Certification reconnue',
        text: 'Un organisme certifié pour sa qualité, une attestation remise à chacun et, pour les parcours qui y préparent, une certification reconnue.',
      },
      {
        title: 'Horaires flexibles',
        text: 'Des sessions calées sur vos services, vos chantiers et vos saisons.',
      },
      {
        title: `Support technique ${technicalSupport}`,
        text: conditionOf('technicalSupport').text,
      },
    ],
  },
  closing: {
    title: 'Parlons de vos équipes.',
    lead: 'Une consultation gratuite pour cerner vos besoins et les financements possibles.',
    action: {
      label: 'Demander une consultation gratuite',
      href: '/contact?sujet=consultation#formulaire',
    },
  },
} as const)
