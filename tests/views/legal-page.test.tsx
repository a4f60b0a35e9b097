import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import type { Inline, LegalDocument } from '#src/content/legal-document.ts'
import { legalNotice } from '#src/content/pages/legal-notice.ts'
import { termsOfUse } from '#src/content/pages/terms-of-use.ts'
import { trainingRules } from '#src/content/pages/training-rules.ts'
import { LegalOpening, LegalRest } from '#src/features/legal-page.tsx'
import { MemorySite } from './memory-site.tsx'
import './same-words.ts'

afterEach(cleanup)

function Address() {
  const { pathname, hash } = useLocation()
  return <output>{`${pathname}${hash}`}</output>
}

function open(document: LegalDocument) {
  return render(
    <MemorySite>
      <LegalOpening document={document}>
        <LegalRest document={document} />
      </LegalOpening>
      <Address />
    </MemorySite>,
  )
}

const plain = (text: Inline) =>
  typeof text === 'string'
    ? text
    : text.map((run) => (typeof run === 'string' ? run : run.text)).join('')

const passages = (document: LegalDocument) =>
  document.articles.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'list' ? block.items : [block.text])),
  )

const links = (document: LegalDocument) =>
  passages(document)
    .flatMap((text) => (typeof text === 'string' ? [] : text))
    .flatMap((run) => (typeof run === 'string' ? [] : [run]))

describe.each([
  { name: 'the legal notice', document: legalNotice, numbered: 16, headings: 16 },
  { name: 'the training rules', document: trainingRules, numbered: 18, headings: 19 },
  { name: 'the terms of use', document: termsOfUse, numbered: 9, headings: 9 },
])('$name', ({ document, numbered, headings }) => {
  it('opens each article by its number and its title', () => {
    open(document)
    const titles = screen
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent)
    expect(titles).toHaveLength(headings)
    expect(titles.slice(0, numbered)).toEqual(
      document.articles
        .slice(0, numbered)
        .map(({ title }, index) => `Article\u00A0${index + 1} – ${title}`),
    )
  })

  it('lists every article in its contents, each link leading to a heading', () => {
    open(document)
    const contents = within(screen.getByRole('navigation', { name: 'Sommaire' }))
    const entries = contents.getAllByRole('link', { hidden: true })
    expect(entries.map(({ lastChild }) => lastChild?.textContent)).toEqual(
      document.articles.map(({ title }) => title),
    )
    for (const entry of entries) {
      const target = window.document.querySelector(entry.getAttribute('href') ?? '')
      expect(target?.tagName).toBe('H2')
      expect(target?.textContent).toContain(entry.lastChild?.textContent)
    }
  })

  it('shows every passage, its lead and the date of its version', () => {
    const { container } = open(document)
    const shown = [...container.querySelectorAll('p, li, h3')].map((e) => e.textContent)
    const expected = [document.lead, document.updated, ...passages(document).map(plain)]
    expect(expected.filter((passage) => !shown.includes(passage))).toEqual([])
  })

  it('gives each link of the text its address', () => {
    const { container } = open(document)
    const shown = [...container.querySelectorAll('article a')].map((link) => ({
      text: link.textContent,
      href: link.getAttribute('href'),
    }))
    expect(shown.length).toBeGreaterThan(0)
    expect(shown).toEqual(links(document))
  })

  it('has one main heading, and lets every heading take the focus', () => {
    open(document)
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    const unreachable = screen
      .getAllByRole('heading')
      .filter(({ tabIndex, id, tagName }) => tabIndex !== -1 || (tagName !== 'H1' && !id))
    expect(unreachable).toEqual([])
  })
})

it('the annex stands after the eighteen articles, without a number', () => {
  open(trainingRules)
  const last = screen.getAllByRole('heading', { level: 2 }).at(-1)
  expect([last?.textContent]).toEqual(['Annexe – Formations à distance et en présentiel'])
})

it('a link to another article of the site is followed without loading a document', () => {
  open(legalNotice)
  expect(screen.getByRole('status').textContent).toBe('/')
  fireEvent.click(screen.getByRole('link', { name: 'article\u00A08' }))
  expect(screen.getByRole('status').textContent).toBe(
    '/politique-de-confidentialite#article-8',
  )
})
