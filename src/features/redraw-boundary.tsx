import { Component, type ContextType, type ReactNode } from 'react'
import { rememberWhereabouts } from '#src/services/document-place.ts'
import { ArrivedContext } from './app-context.tsx'

type RedrawProps = { children: ReactNode }
type RedrawState = { fault: unknown; redraws: number }

/** More between two gestures would be an extension that undoes each of them. */
const mostRedraws = 2

/**
 * Draws the site anew, from its machines and its address, where an extension has changed the
 * document so that React cannot go on in it. Every other failure is left to who stands above.
 */
export class RedrawBoundary extends Component<RedrawProps, RedrawState> {
  static override contextType = ArrivedContext
  declare context: ContextType<typeof ArrivedContext>
  override state: RedrawState = { fault: null, redraws: 0 }

  static getDerivedStateFromError(fault: unknown): Partial<RedrawState> {
    return { fault }
  }

  override componentDidMount() {
    addEventListener('pointerdown', this.forget, true)
    addEventListener('keydown', this.forget, true)
    if (this.state.fault !== null) this.drawAnew(() => {})
  }

  override componentWillUnmount() {
    removeEventListener('pointerdown', this.forget, true)
    removeEventListener('keydown', this.forget, true)
  }

  override getSnapshotBeforeUpdate(_: RedrawProps, before: RedrawState) {
    const { fault } = this.state
    return fault !== null && fault !== before.fault ? rememberWhereabouts() : null
  }

  override componentDidUpdate(
    _: RedrawProps,
    __: RedrawState,
    goBack: (() => void) | null,
  ) {
    if (goBack !== null) this.drawAnew(goBack)
  }

  override render() {
    const { fault, redraws } = this.state
    if (fault === null) return this.props.children
    if (isOfDocument(fault) && redraws < mostRedraws) return null
    throw isOfDocument(fault) ? new Error(fault.message, { cause: fault }) : fault
  }

  private drawAnew(goBack: () => void) {
    // React could not take away what is no longer where it put it.
    document.querySelector('#root')?.replaceChildren()
    this.context.current = false
    this.setState(
      ({ redraws }) => ({ fault: null, redraws: redraws + 1 }),
      () => {
        this.context.current = true
        goBack()
      },
    )
  }

  private forget = () => {
    if (this.state.redraws > 0) this.setState({ redraws: 0 })
  }
}

/** Whether a failure is the document's, which is no longer what React drew. */
export function isOfDocument(thrown: unknown): thrown is DOMException {
  return thrown instanceof DOMException
}
