import { Resvg } from '@resvg/resvg-js'
import { expect, test } from 'vitest'
import { type Brand, partsOfLogo } from './brand.ts'
import { brandPictures } from './brand-pictures.ts'

const brand: Brand = {
  color: '#07522c',
  slogan: 'Apprendre',
  name: 'Vertombelle',
  logo: null,
  icon: null,
  drawing: null,
  font: 'src/fonts/radio-canada-big-bold.ttf',
}

/** Returns the coordinates of the white areas in the upper 500 px of the share picture. */
function findWhiteAreas(changes: Partial<Brand>) {
  const png = brandPictures['open-graph.png']({ ...brand, ...changes })
  const source = `data:image/png;base64,${png.toString('base64')}`
  // The crop at 500 px leaves out the white line at 524 px, which crosses the whole picture.
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 1200 500"><image xlink:href="${source}" width="1200" height="630"/></svg>`
  const smaller = { fitTo: { mode: 'width', value: 300 } } as const
  const { pixels, width } = new Resvg(svg, smaller).render()
  const colors = pixels.toString('hex').match(/.{8}/g) ?? []
  return colors.flatMap((color, index) =>
    color === 'ffffffff'
      ? { x: (index % width) * 4, y: Math.floor(index / width) * 4 }
      : [],
  )
}

test.each<[string, Partial<Brand>]>([
  [
    'a long name',
    {
      name: 'Association Interprofessionnelle de Formation Continue des Métiers du Bâtiment',
    },
  ],
  ['a long word', { slogan: 'Anticonstitutionnellement-professionnels' }],
  [
    'a long slogan',
    {
      slogan:
        'Apprendre le métier avec celles et ceux qui le font chaque jour, chez vous ou chez nous, en petit groupe et en peu de temps.',
    },
  ],
  ['letters with accents and signs', { slogan: 'À l’œuvre & « d’équerre » <ici>' }],
])('keeps %s inside the share picture', (_, changes) => {
  const areas = findWhiteAreas(changes)
  const columns = areas.map(({ x }) => x)
  expect(columns.length).toBeGreaterThan(50)
  expect(Math.min(...columns)).toBeGreaterThan(60)
  expect(Math.max(...columns)).toBeLessThan(1200 - 60)
  // The name is above y = 236, and the slogan is between 244 and 484.
  expect(areas.filter(({ y }) => y === 240 || y > 484)).toEqual([])
})

test('separates the accent lines of a logo from its shapes', () => {
  const logo =
    '<svg viewBox="0 0 10 1"><rect fill="#123456" width="5" height="1"/><path stroke="#ffd04a" d="M5 0h5"/></svg>'
  const svg = partsOfLogo(logo)
  expect(svg).toEqual({
    viewBox: '0 0 10 1',
    shapes: '<rect fill="currentColor" width="5" height="1"/>',
    lines: '<path d="M5 0h5"/>',
  })
})
