import { Fragment, type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { failure } from '#src/content/failure.ts'
import cat from '#src/images/not-found.svg'
import { collectTypedText } from '#src/services/collect-typed-text.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Disclosure } from '#src/ui/disclosure.tsx'
import { NotFound, NotFoundMore } from '#src/ui/not-found.tsx'
import { Actions, Kicker, Lead } from '#src/ui/section.tsx'
import { VerbatimText } from '#src/ui/breakable-text.tsx'
import { useApp } from './app-context.tsx'
import { ErrorBoundary } from './redraw-boundary.tsx'
import { mailLink } from './message-text.ts'

type FailureBoundaryProps = {
  children: ReactNode
  /** Whether the children are the whole site. The failure page then renders its own `main`. */
  whole?: boolean
}

/** Renders the failure page in place of children that failed, until the next navigation. */
export function FailureBoundary({ whole = false, children }: FailureBoundaryProps) {
  const Place = whole ? 'main' : Fragment
  return (
    <ErrorBoundary
      attempt={useLocation().key}
      fallback={(error) => (
        <Place>
          <Failure error={error} />
        </Place>
      )}
    >
      {children}
    </ErrorBoundary>
  )
}

function Failure({ error }: { error: Error }) {
  const typed = collectTypedText(useApp().app)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The focused element may have disappeared with the page.
    if (document.activeElement === document.body) heading.current?.focus()
  }, [])

  return (
    <NotFound picture={<img src={cat} width={640} height={360} alt="" />}>
      <Kicker>{failure.kicker}</Kicker>
      <h1 ref={heading} tabIndex={-1}>
        {failure.title}
      </h1>
      {typed === '' ? (
        <Lead>
          {failure.text} <a href={failure.email.href}>{failure.email.text}</a>
        </Lead>
      ) : (
        <Lead>{failure.kept.text}</Lead>
      )}
      <Actions>
        {typed !== '' && (
          <ButtonLink iconBefore="mail" href={mailLink(failure.kept.subject, typed)}>
            {failure.kept.email}
          </ButtonLink>
        )}
        <Button
          variant={typed === '' ? 'primary' : 'outline'}
          onClick={() => location.reload()}
        >
          {failure.reload}
        </Button>
      </Actions>
      <NotFoundMore>
        {typed !== '' && (
          <>
            <h2>{failure.kept.title}</h2>
            <VerbatimText>{typed}</VerbatimText>
          </>
        )}
        <Disclosure summary={failure.technical.summary}>
          {import.meta.env.DEV && <h2 lang="en">{failure.technical.title}</h2>}
          <VerbatimText lang="en">
            {error.message}
            {import.meta.env.DEV && `\n\n${error.stack}`}
          </VerbatimText>
        </Disclosure>
      </NotFoundMore>
    </NotFound>
  )
}
