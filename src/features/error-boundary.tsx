import { Component, type ReactNode } from 'react'
import { isOfDocument } from './redraw-boundary.tsx'

type BoundaryProps = {
  children: ReactNode
  /** Drawn in place of the children that could not be drawn. */
  fallback: (error: Error) => ReactNode
  /** A new value gives the children another try. */
  attempt?: string
  /** Called once the fallback stands in the document. */
  onCatch?: () => void
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

  static getDerivedStateFromProps(
    { attempt }: BoundaryProps,
    state: BoundaryState,
  ): BoundaryState | null {
    return attempt === state.attempt ? null : { error: null, attempt }
  }

  override componentDidCatch() {
    this.props.onCatch?.()
  }

  override render() {
    const { error } = this.state
    if (isOfDocument(error)) throw error
    return error === null ? this.props.children : this.props.fallback(error)
  }
}
