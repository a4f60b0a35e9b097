import { Component, type ContextType, type ReactNode } from 'react'
import { captureScrollAndInteraction } from '#src/dom/restore-focus.ts'
import { SiteContext } from './app-context.tsx'

type RedrawState = { error: unknown; redraws: number }

/** More between two gestures would be an extension that undoes each of them. */
const mostRedraws = 2

/**
 * Draws the site anew, from its machines and its address, where an extension has changed the
 * document so that React cannot go on in it. Every other failure is left to who stands above.
 */
export class RedrawBoundary extends Component<{ children: ReactNode }, RedrawState> {
  static override contextType = SiteContext
  declare context: ContextType<typeof SiteContext>
  override state: RedrawState = { error: null, redraws: 0 }

  static getDerivedStateFromError(error: unknown): Partial<RedrawState> {
    return { error }
  }

  override componentDidMount() {
    addEventListener('pointerdown', this.forget, true)
    addEventListener('keydown', this.forget, true)
    if (this.state.error !== null) this.drawAnew(() => {})
  }

  override componentWillUnmount() {
    removeEventListener('pointerdown', this.forget, true)
    removeEventListener('keydown', this.forget, true)
  }

  override getSnapshotBeforeUpdate(_: unknown, before: RedrawState) {
    const { error } = this.state
    return error !== null && error !== before.error ? captureScrollAndInteraction() : null
  }

  override componentDidUpdate(_: unknown, __: unknown, goBack: (() => void) | null) {
    if (goBack !== null) this.drawAnew(goBack)
  }

  override render() {
    const { error, redraws } = this.state
    if (error === null) return this.props.children
    if (isOfDocument(error) && redraws < mostRedraws) return null
    throw isOfDocument(error) ? new Error(error.message, { cause: error }) : error
  }

  private drawAnew(goBack: () => void) {
    // React could not take away what is no longer where it put it.
    document.querySelector('#root')?.replaceChildren()
    const { arrived } = this.context ?? { arrived: { current: false } }
    arrived.current = false
    this.setState(
      ({ redraws }) => ({ error: null, redraws: redraws + 1 }),
      () => {
        arrived.current = true
        goBack()
      },
    )
  }

  private forget = () => {
    if (this.state.redraws > 0) this.setState({ redraws: 0 })
  }
}

/** Whether a failure is the document's, which is no longer what React drew. */
function isOfDocument(thrown: unknown): thrown is DOMException {
  return thrown instanceof DOMException
}

type BoundaryProps = {
  children: ReactNode
  fallback: (error: Error) => ReactNode
  /** A new value gives the children another try. */
  attempt?: string
}
type BoundaryState = { error: Error | null; attempt: string | undefined }

/**
 * Keeps a failure where it happened, but for one of the document, which needs the whole of it drawn
 * anew. A class, because React offers nothing else for it.
 */
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
