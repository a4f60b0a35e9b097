import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { sampleConfig } from '../fixture.ts'
import { attach } from './attach.ts'

let root = ''
beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'attach-'))
  await mkdir(path.join(root, 'images'))
  return () => rm(root, { recursive: true })
})

const config = {
  ...sampleConfig('unused'),
  files: {
    images: {
      folder: 'images',
      formats: ['svg'],
      name: null,
      square: 128,
      holds: 'name',
    },
    'shop.licence': {
      folder: 'images',
      formats: ['pdf', 'png', 'svg'],
      name: 'licence',
      square: null,
      holds: 'link',
    },
  },
} as const

const svg = (inside: string, opening = 'viewBox="0 0 128 128"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${opening}>${inside}</svg>`
const shape = '<path fill="#fff" d="M0 0h128v128H0z"/>'
const deliver = (content: string | Buffer, name = 'Ma boîte.svg', rule = 'images') =>
  attach(config, root, { rule, name, bytes: Buffer.from(content) })

test('a drawing is named after its file, without a path of its own', async () => {
  expect(await deliver(svg(shape), '../../etc/Ma boîte à outils.SVG')).toEqual({
    value: 'ma-boite-a-outils',
  })
  expect(await readdir(path.join(root, 'images'))).toEqual(['ma-boite-a-outils.svg'])
})

test('what an editor of drawings adds is left out, and any size stands in the square', async () => {
  const drawn = `<?xml version="1.0"?><!-- Made -->${svg(
    `<title>Boîte</title><g id="layer1" class="a">${shape}</g>`,
    'width="64px" height="32px" id="svg1"',
  )}`
  expect(await deliver(drawn)).toEqual({ value: 'ma-boite' })
  expect(await readFile(path.join(root, 'images/ma-boite.svg'), 'utf8')).toBe(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128"><svg width="128" height="128" viewBox="0 0 64 32"><g>${shape}</g></svg></svg>\n`,
  )
})

test.each([
  ['a program', '<script>alert(1)</script>'],
  ['a program in an attribute', '<path onload="alert(1)"/>'],
  ['a page', '<foreignObject><p>a</p></foreignObject>'],
  ['an address', '<a href="https://elsewhere.example"><path/></a>'],
  ['a picture', '<image href="https://elsewhere.example/a.png"/>'],
  ['a style', '<style>* { display: none }</style>'],
  ['a gradient', '<path fill="url(#a)"/>'],
])('a drawing with %s is refused', async (_, inside) => {
  expect(await deliver(svg(inside))).toHaveProperty('refusal')
  expect(await readdir(path.join(root, 'images'))).toEqual([])
})

test.each([
  ['a program named as a drawing', Buffer.from('MZ\x90\x00'), 'images'],
  ['a page named as a drawing', Buffer.from('<html><svg-ish></html>'), 'images'],
  ['a PNG where a drawing is wanted', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'images'],
  ['a page named as a PDF', Buffer.from('<html>%PDF-1.7'), 'shop.licence'],
  [
    'more than 1 MB',
    Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(1_000_001)]),
    'shop.licence',
  ],
  ['a file for no field', Buffer.from('%PDF-1.7'), 'toString'],
])('%s is refused', async (_, bytes, rule) => {
  expect(await deliver(bytes, 'x.pdf', rule)).toHaveProperty('refusal')
  expect(await readdir(path.join(root, 'images'))).toEqual([])
})

test('a document has the name of its rule, whatever its own, and never replaces another', async () => {
  const put = (text: string) => deliver(`%PDF-1.7 ${text}`, '../../x.exe', 'shop.licence')
  expect(await put('one')).toEqual({ value: '/licence.pdf' })
  expect(await put('two')).toEqual({
    value: '/licence-2.pdf',
  })
  expect(await put('one')).toEqual({ value: '/licence.pdf' })
})
