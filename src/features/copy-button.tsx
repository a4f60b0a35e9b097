import { useActorRef, useSelector } from '@xstate/react'
import { fromPromise } from 'xstate'
import { clipboardMachine } from '#machines/clipboard.ts'
import { contactForm } from '#src/content/contact-form.ts'
import { copyText } from '#src/services/copy-text.ts'
import { Button } from '#src/ui/button.tsx'
import { VerbatimText } from '#src/ui/verbatim-text.tsx'
import { useInspection } from './app-context.tsx'

const machine = clipboardMachine.provide({
  actors: {
    copyText: fromPromise<void, { text: string }>(({ input }) => copyText(input.text)),
  },
})

/** Copies a text; where the browser refuses, shows it for the visitor to select. */
export function CopyButton({ text }: { text: string }) {
  const clipboard = useActorRef(machine, useInspection())
  const state = useSelector(clipboard, (snapshot) => snapshot.value)
  const { copy, copied, copyFailed } = contactForm.failed
  return (
    <>
      <Button
        variant="outline"
        iconBefore="copy"
        onClick={() => clipboard.send({ type: 'copy.press', text })}
      >
        {copy}
      </Button>
      <p role="status">
        {state === 'copied' && <span>{copied}</span>}
        {state === 'blocked' && <span>{copyFailed}</span>}
      </p>
      {state === 'blocked' && <VerbatimText>{text}</VerbatimText>}
    </>
  )
}
