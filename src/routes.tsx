import { type ComponentType, type ReactElement, type ReactNode, use } from 'react'
import { useLocation } from 'react-router-dom'
import { loadContent } from 'virtual:page-content'
import { useApp } from '#src/features/app-context.tsx'
import { ChatLauncher } from '#src/features/chat-launcher.tsx'
import { FailureBoundary } from '#src/features/failure-boundary.tsx'
import { PageChange } from '#src/features/page-change.tsx'
import { RedrawBoundary } from '#src/features/redraw-boundary.tsx'
import { Toaster } from '#src/features/toaster.tsx'
import { CompanyLayout } from '#src/layouts/company-layout.tsx'
import { IndividualLayout } from '#src/layouts/individual-layout.tsx'
import type { AppActor } from '#src/services/app-actor.ts'
import { inTime } from '#src/services/in-time.ts'
import { reloadIfStale } from '#src/services/reload-if-stale.ts'
import type { PageHead } from '#src/services/page-head.ts'
import { notFound, type PageEntry, pages } from './page-list.ts'

type PageModule = { Page: ComponentType<{ content: object }> }
const modules = import.meta.glob<PageModule>('./pages/*/*.tsx')
type ReadyPage = { element: ReactElement; head: PageHead }
const ready = new Map<string, ReadyPage>()
const coming = new Map<string, Promise<ReadyPage>>()

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
export function loadPage({ page }: PageEntry): Promise<ReadyPage> {
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

async function fetchPage(page: string): Promise<ReadyPage> {
  const load = modules[`./pages/${page}.tsx`]
  if (load === undefined) throw new Error(`there is no page ${page}`)
  const stem = page.slice(page.indexOf('/') + 1)
  const [{ Page }, { content, head }] = await inTime(
    Promise.all([load(), loadContent(stem)]),
  )
  const known = { element: <Page content={content} />, head }
  ready.set(page, known)
  return known
}

/** What is drawn while it comes. A refused page stays here until its failure is on screen. */
const awaited = new Map<string, Promise<ReadyPage>>()

function pageOf(entry: PageEntry, app: AppActor): Promise<ReadyPage> {
  const known = awaited.get(entry.page)
  if (known !== undefined) return known
  const page = loadPage(entry).catch(async (error: unknown) => {
    if (entryOf(location.pathname).page === entry.page) await reloadIfStale(app)
    throw error
  })
  awaited.set(entry.page, page)
  return page
}

/** A page that is already here is drawn at once, so that hydration finds what the document shows. */
function PageView({ entry }: { entry: PageEntry }) {
  const app = useApp()
  return (ready.get(entry.page) ?? use(pageOf(entry, app))).element
}

function GuardedPage({ entry }: { entry: PageEntry }) {
  return (
    <FailureBoundary onCatch={() => awaited.delete(entry.page)}>
      <PageView entry={entry} />
    </FailureBoundary>
  )
}

/** The whole site; `children` is what stands beside its pages. */
export function Site({ children }: { children?: ReactNode }) {
  const entry = entryOf(useLocation().pathname)
  const page = <GuardedPage entry={entry} />
  return (
    <FailureBoundary whole>
      <RedrawBoundary>
        {entry.space === 'individual' ? (
          <IndividualLayout path={entry.path}>{page}</IndividualLayout>
        ) : (
          <CompanyLayout space={entry.space} path={entry.path}>
            {page}
          </CompanyLayout>
        )}
        <PageChange head={ready.get(entry.page)?.head} />
        <ChatLauncher />
        <Toaster />
        {children}
      </RedrawBoundary>
    </FailureBoundary>
  )
}
