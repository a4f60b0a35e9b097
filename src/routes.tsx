/**
 * THE list of pages. The router, the prerender, the menus' checks, the sitemap and the tests read
 * it; a page is added by one entry here and one file in `pages/`.
 */
import { type ComponentType, type ReactElement, use } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { loadContent } from 'virtual:page-content'
import { titles } from '#src/content/titles.ts'
import { useApp } from '#src/features/app-context.tsx'
import { ChatLauncher } from '#src/features/chat-launcher.tsx'
import { FailureBoundary } from '#src/features/failure-boundary.tsx'
import { PageChange } from '#src/features/page-change.tsx'
import { Toaster } from '#src/features/toaster.tsx'
import { CompanyLayout } from '#src/layouts/company-layout.tsx'
import { IndividualLayout } from '#src/layouts/individual-layout.tsx'
import type { AppActor } from '#src/services/app-actor.ts'
import { inTime } from '#src/services/in-time.ts'
import { leaveForDocument } from '#src/services/leave-for-document.ts'
import type { Space } from '#src/theme/theme.ts'

export type PageEntry = {
  path: string
  /** File of the page below `pages/`, without its ending. */
  page: string
  space: Space
  /** Its title's name in `content/titles.ts`, its description's in `content/heads.ts`. */
  head: keyof typeof titles
}

export const pages: readonly PageEntry[] = [
  { path: '/', page: 'company/chooser', space: 'neutral', head: 'chooser' },
  {
    path: '/entreprise',
    page: 'company/company-home',
    space: 'company',
    head: 'companyHome',
  },
  { path: '/qui-sommes-nous', page: 'company/about', space: 'company', head: 'about' },
  {
    path: '/formations',
    page: 'company/catalogue',
    space: 'company',
    head: 'catalogue',
  },
  {
    path: '/solutions/poei',
    page: 'company/pre-hire',
    space: 'company',
    head: 'preHire',
  },
  {
    path: '/solutions/apprentissage',
    page: 'company/apprenticeship',
    space: 'company',
    head: 'apprenticeship',
  },
  {
    path: '/solutions/formations-obligatoires',
    page: 'company/mandatory-trainings',
    space: 'company',
    head: 'mandatoryTrainings',
  },
  { path: '/contact', page: 'company/contact', space: 'company', head: 'contact' },
  {
    path: '/politique-de-confidentialite',
    page: 'company/legal-notice',
    space: 'company',
    head: 'legalNotice',
  },
  {
    path: '/reglement-interieur',
    page: 'company/training-rules',
    space: 'company',
    head: 'trainingRules',
  },
  {
    path: '/conditions-generales-utilisation',
    page: 'company/terms-of-use',
    space: 'company',
    head: 'termsOfUse',
  },
  {
    path: '/particulier',
    page: 'individual/individual-home',
    space: 'individual',
    head: 'individualHome',
  },
  {
    path: '/particulier/formations',
    page: 'individual/individual-trainings',
    space: 'individual',
    head: 'individualTrainings',
  },
  {
    path: '/particulier/certifications',
    page: 'individual/certifications',
    space: 'individual',
    head: 'certifications',
  },
  {
    path: '/particulier/contact',
    page: 'individual/individual-contact',
    space: 'individual',
    head: 'individualContact',
  },
  {
    path: '/particulier/faq',
    page: 'individual/individual-faq',
    space: 'individual',
    head: 'individualFaq',
  },
]

/** Written as `404.html`, and drawn for every address that no page has. */
export const notFound: PageEntry = {
  path: '/404',
  page: 'company/not-found',
  space: 'neutral',
  head: 'notFound',
}

type PageModule = { Page: ComponentType<{ content: object }> }
const modules = import.meta.glob<PageModule>('./pages/*/*.tsx')
const ready = new Map<string, ReactElement>()
const coming = new Map<string, Promise<ReactElement>>()

/** Source file of an entry's page. */
export function sourceOf({ page }: PageEntry): string {
  return `src/pages/${page}.tsx`
}

export function entryOf(pathname: string): PageEntry {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
  return pages.find((entry) => entry.path === path) ?? notFound
}

/**
 * Fetches the code and the content of a page, once. Rejects when either cannot be had; the next
 * call tries again.
 */
export function loadPage({ page }: PageEntry): Promise<ReactElement> {
  const known = coming.get(page)
  if (known !== undefined) return known
  const loading = fetchPage(page)
  coming.set(page, loading)
  loading.catch(() => coming.delete(page))
  return loading
}

/** Whether the code and the content of the page at a path are here. */
export function isHere(pathname: string): boolean {
  return ready.has(entryOf(pathname).page)
}

async function fetchPage(page: string): Promise<ReactElement> {
  const load = modules[`./pages/${page}.tsx`]
  if (load === undefined) throw new Error(`there is no page ${page}`)
  const stem = page.slice(page.indexOf('/') + 1)
  const [{ Page }, content] = await inTime(Promise.all([load(), loadContent(stem)]))
  const element = <Page content={content} />
  ready.set(page, element)
  return element
}

/** What is drawn while it comes. A refused page stays here until its failure is on screen. */
const awaited = new Map<string, Promise<ReactElement>>()

function pageOf(entry: PageEntry, app: AppActor): Promise<ReactElement> {
  const known = awaited.get(entry.page)
  if (known !== undefined) return known
  const page = loadPage(entry).catch(async (error: unknown) => {
    if (entryOf(location.pathname).page === entry.page) await leaveForDocument(app)
    throw error
  })
  awaited.set(entry.page, page)
  return page
}

/** A page that is already here is drawn at once, so that hydration finds what the document shows. */
function PageView({ entry }: { entry: PageEntry }) {
  const app = useApp()
  return ready.get(entry.page) ?? use(pageOf(entry, app))
}

function GuardedPage({ entry }: { entry: PageEntry }) {
  return (
    <FailureBoundary onCatch={() => awaited.delete(entry.page)}>
      <PageView entry={entry} />
    </FailureBoundary>
  )
}

export function Site() {
  const location = useLocation()
  const entry = entryOf(location.pathname)
  // The router's `*` matches no address with a line break in it.
  const elsewhere = { location: { ...location, pathname: notFound.path } }
  return (
    <FailureBoundary whole>
      <Routes {...(entry === notFound && elsewhere)}>
        {[...pages, { ...notFound, path: '*' }].map((page) => (
          <Route
            key={page.path}
            path={page.path}
            caseSensitive
            element={
              page.space === 'individual' ? (
                <IndividualLayout path={page.path}>
                  <GuardedPage entry={page} />
                </IndividualLayout>
              ) : (
                <CompanyLayout space={page.space} path={page.path}>
                  <GuardedPage entry={page} />
                </CompanyLayout>
              )
            }
          />
        ))}
      </Routes>
      <PageChange title={titles[entry.head]} />
      <ChatLauncher />
      <Toaster />
    </FailureBoundary>
  )
}
