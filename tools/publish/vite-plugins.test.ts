import { expect, test } from 'vitest'
import { inlined } from './vite-plugins.ts'

const theme = {
  color: { ink: '#0f1b3d' },
  layer: { menu: 120 },
  size: { rule: '2px', header: 'var(--b-size-header, 4.75rem)' },
  vars: { size: { header: '--b-size-header' } },
}

test('styles hold the values that they name', () => {
  const code =
    'css`border: ${theme.size.rule} solid ${theme.color.ink}; z-index: ${theme.layer.menu};`'
  expect(inlined(code, theme)).toBe('css`border: 2px solid #0f1b3d; z-index: 120;`')
})

test('custom properties, unknown names and other expressions stay names', () => {
  const code =
    'css`${theme.vars.size.header}: ${theme.size.header} ${theme.size.none} ${theme.size.rule + 1}`'
  expect(inlined(code, theme)).toBe(code)
})
