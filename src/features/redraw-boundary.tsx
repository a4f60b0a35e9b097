import { Component, type ContextType, type ReactNode } from 'react'
import { captureScrollAndInteraction } from '#src/dom/restore-focus.ts'
import { SiteContext } from './app-context.tsx'

type RedrawState = { error: unknown; redraws: number }

/** More redraws than this between two user inputs mean that an extension undoes every render. */
const mostRedraws = 2

/**
 * Renders the site again, from its machines and its URL, if an extension has changed the document so
 * that React cannot update it. Other errors, and errors after `mostRedraws` redraws, propagate upwards.
 */
export class RedrawBoundary extends Component<{ children: ReactNode }, RedrawState> {
  static override contextType = SiteContext
  declare context: ContextType<typeof SiteContext>
  override state: RedrawState = { error: null, redraws: 0 }
  private restore: (() => void) | null = null

  static getDerivedStateFromError(error: unknown): Partial<RedrawState> {
    return { error }
  }

  override componentDidMount() {
    addEventListener('pointerdown', this.forget, true)
    addEventListener('keydown', this.forget, true)
    if (this.state.error !== null) this.drawAnew()
  }

  override componentWillUnmount() {
    removeEventListener('pointerdown', this.forget, true)
    removeEventListener('keydown', this.forget, true)
  }

  override getSnapshotBeforeUpdate() {
    // If a redraw fails, the document is already empty, so the first capture is kept.
    if (this.state.error !== null) this.restore ??= captureScrollAndInteraction()
    return null
  }

  override componentDidUpdate(_: unknown, before: RedrawState) {
    if (this.state.error !== null) return this.drawAnew()
    if (before.error === null) return
    this.setArrived(true)
    this.restore?.()
    this.restore = null
  }

  override render() {
    const { error, redraws } = this.state
    if (error === null) return this.props.children
    if (isOfDocument(error) && redraws < mostRedraws) return null
    throw isOfDocument(error) ? new Error(error.message, { cause: error }) : error
  }

  private drawAnew() {
    // React could not remove nodes that were moved, so remove everything first.
    document.querySelector('#root')?.replaceChildren()
    this.setArrived(false)
    this.setState(({ redraws }) => ({ error: null, redraws: redraws + 1 }))
  }

  private setArrived(hasArrived: boolean) {
    if (this.context) this.context.arrived.current = hasArrived
  }

  private forget = () => {
    if (this.state.redraws > 0) this.setState({ redraws: 0 })
  }
}

/** Thrown by a view that does not find its own elements in the document. */
export class ChangedDocumentError extends Error {}

/** The names of the exceptions of `removeChild`, `insertBefore` and `appendChild`, which React calls. */
const mutationErrors = ['NotFoundError', 'HierarchyRequestError']

/** Whether an error means that the document differs from the tree that React rendered. */
function isOfDocument(thrown: unknown): thrown is DOMException | ChangedDocumentError {
  return (
    thrown instanceof ChangedDocumentError ||
    (thrown instanceof DOMException && mutationErrors.includes(thrown.name))
  )
}

type BoundaryProps = {
  children: ReactNode
  fallback: (error: Error) => ReactNode
  /** A change of this value clears the error, so that the children are rendered again. */
  attempt?: string
}
type BoundaryState = { error: Error | null; attempt: string | undefined }

/** Catches errors locally, except those of a changed document, which it rethrows for `RedrawBoundary`. */
export class ErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: null, attempt: this.props.attempt }

  static getDerivedStateFromError(thrown: unknown): Partial<BoundaryState> {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) }
  }

  static getDerivedStateFromProps({ attempt }: BoundaryProps, state: BoundaryState) {
    return attempt === state.attempt ? null : { error: null, attempt }
  }

  override render() {
    const { error } = this.state
    if (isOfDocument(error)) throw error
    return error === null ? this.props.children : this.props.fallback(error)
  }
}
