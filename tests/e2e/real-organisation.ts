import { writeFile } from 'node:fs/promises'
import path from 'node:path'

/** What a secretary enters of an organisation that exists: the value, then where it stands. */
export const identity: readonly (readonly [string, ...string[]])[] = [
  ['Ateliers Martinoux', 'Nom'],
  ['SARL', 'Forme juridique'],
  ['15 000 €', 'Capital social'],
  ['732 829 320 00074', 'SIRET du siège'],
  ['RCS Lyon', 'Registre et ville'],
  ['84 69 07654 69', 'Numéro de déclaration d’activité'],
  ['Auvergne-Rhône-Alpes', 'Région du préfet qui l’a enregistrée'],
  ['https://martinoux.fr', 'Adresse du site'],
  ['8, rue des Tanneurs', 'Adresse', 'Voie'],
  ['69002', 'Adresse', 'Code postal'],
  ['Lyon', 'Adresse', 'Ville'],
  ['04 72 00 11 22', 'Téléphone'],
  ['bonjour@martinoux.fr', 'E-mail'],
  ['Claire Martinoux', 'Directeur de la publication'],
  ['Hébergement du Rhône', 'Hébergeur du site', 'Nom'],
  ['3, quai Perrache, 69002 Lyon, France', 'Hébergeur du site', 'Adresse et pays'],
  ['04 72 00 11 24', 'Hébergeur du site', 'Téléphone'],
  ['donnees@martinoux.fr', 'E-mail pour les données personnelles'],
  ['Paul Rivet', 'Référent handicap', 'Nom'],
  ['04 72 00 11 23', 'Référent handicap', 'Téléphone'],
  ['handicap@martinoux.fr', 'Référent handicap', 'E-mail'],
  ['Anne Bonnet', 'Signalement des violences et du harcèlement', 'Nom'],
  ['signalement@martinoux.fr', 'Signalement des violences et du harcèlement', 'E-mail'],
  ['reclamations@martinoux.fr', 'Réclamations', 'E-mail'],
  ['Médiation du Rhône', 'Médiateur de la consommation', 'Nom'],
  ['https://www.mediation-rhone.fr', 'Médiateur de la consommation', 'Adresse du site'],
  ['0693999X', 'Numéro UAI du centre de formation d’apprentis'],
]

export const certificateFile = '%PDF-1.4\n%%EOF\n'

/** What she was given before: the certificate, and the two logos in the place of their drawings. */
export async function writeGiven(folder: string) {
  const certificate = {
    name: 'Qualiopi',
    number: '2026-OF-0417',
    certifier: 'Certification du Rhône',
    from: '2026-10-10',
    until: '2029-10-10',
    categories: ['actions de formation', 'actions de formation par apprentissage'],
    sites: ['Lyon'],
    file: '/certificat-qualite.pdf',
  }
  const file = (...steps: readonly string[]) => path.join(folder, ...steps)
  await writeFile(file('src', 'public', 'certificat-qualite.pdf'), certificateFile)
  await writeFile(file('facts', 'certificate.json'), JSON.stringify(certificate))
  for (const badge of ['badge-quality', 'badge-training-account'])
    await writeFile(file('src', 'images', `${badge}.svg`), drawing('#2f4a9a'))
}

/** A drawing of a page, plain but for what is put before its shape. */
export const drawing = (fill: string, before = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128">${before}<path fill="${fill}" d="M0 0h128v128H0z"/></svg>\n`
