import { type ReactElement, type ReactNode, use } from 'react'
import { useLocation } from 'react-router-dom'
import { loadContent } from 'virtual:page-content'
import { ChatLauncher } from '#src/features/chat-launcher.tsx'
import { FailureBoundary } from '#src/features/failure-boundary.tsx'
import { type PageView, WholePage } from '#src/features/page-view.tsx'
import { PageChange } from '#src/features/page-change.tsx'
import { RedrawBoundary } from '#src/features/redraw-boundary.tsx'
import { Toaster } from '#src/features/toaster.tsx'
import { SiteLayout } from '#src/layouts/site-layout.tsx'
import type { AppActor, Inspect } from '#src/services/app-actor.ts'
import { inTime } from '#src/services/in-time.ts'
import { reloadIfStale } from '#src/services/reload-if-stale.ts'
import type { PageHead } from '#src/services/page-head.ts'
import { createPageLoader, type PageLoader } from '#src/services/page-loader.ts'
import { everyPage, notFound, type PageEntry, programmePages } from './content/page-list.ts'

/** Each exports one view. */
const views = import.meta.glob<Record<string, PageView<object>>>('./pages/*/*.tsx')
/** A page whose code and content are here. */
type ReadyPage = { element: ReactElement; head: PageHead }
/** Source file of an entry's page. */
export function sourceOf({ page }: PageEntry): string {
  return `src/pages/${page}.tsx`
}

export function entryOf(pathname: string): PageEntry {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
  return everyPage.find((entry) => entry.path === path) ?? notFound
}

export type Pages = PageLoader<ReadyPage> & {
  /** Whether nothing of the page at a path has to be fetched. */
  isHere: (pathname: string) => boolean
  /** The head of the page at a path, if it is here. */
  headAt: (pathname: string) => PageHead | undefined
}

/** The pages of a visit, and what brings them. */
export function createPages(app: AppActor, inspect?: Inspect): Pages {
  const loader = createPageLoader({
    fetchPage,
    renewDocument: async (path) => {
      if (entryOf(location.pathname).path === path) await reloadIfStale(app)
    },
    inspect,
  })
  const pageAt = (pathname: string) => loader.peek(entryOf(pathname).path)
  return {
    ...loader,
    isHere: (pathname) => pageAt(pathname) !== undefined,
    headAt: (pathname) => pageAt(pathname)?.head,
  }
}

async function fetchPage(path: string): Promise<ReadyPage> {
  const { page } = entryOf(path)
  const load = views[`./pages/${page}.tsx`]
  if (load === undefined) throw new Error(`there is no page ${page}`)
  const [exported, { content, head }] = await inTime(
    Promise.all([load(), loadContent(path)]),
  )
  const [view] = Object.values(exported)
  if (view === undefined) throw new Error(`${page} exports no view`)
  return { element: <WholePage view={view} content={content} />, head }
}

/** A page that is already here is drawn at once, so that hydration finds what the document shows. */
function PageView({ path, pages }: { path: string; pages: Pages }) {
  return use(pages.draw(path)).element
}

/** The whole site; `children` is what stands beside its pages. */
export function Site({ pages, children }: { pages: Pages; children?: ReactNode }) {
  const entry = entryOf(useLocation().pathname)
  return (
    <FailureBoundary whole>
      <RedrawBoundary>
        <SiteLayout
          space={entry.space}
          path={entry.path}
          isOfCourse={programmePages.includes(entry)}
        >
          <FailureBoundary onCatch={() => pages.failureShown(entry.path)}>
            <PageView path={entry.path} pages={pages} />
          </FailureBoundary>
        </SiteLayout>
        <PageChange findHead={pages.headAt} />
        <ChatLauncher />
        <Toaster />
        {children}
      </RedrawBoundary>
    </FailureBoundary>
  )
}
