import { useActorRef, useSelector } from '@xstate/react'
import { fromPromise } from 'xstate'
import { clipboardMachine } from '#machines/clipboard.ts'
import { message } from '#src/content/message.ts'
import { stripWordJoiners } from '#src/services/plain-text.ts'
import { VerbatimText } from '#src/ui/breakable-text.tsx'
import { Button } from '#src/ui/button.tsx'
import { useInspection } from './app-context.tsx'

const machine = clipboardMachine.provide({
  actors: {
    // Rejects if the browser denies access or the origin is not secure.
    copyText: fromPromise<void, { text: string }>(async ({ input }) =>
      navigator.clipboard.writeText(stripWordJoiners(input.text)),
    ),
  },
})

type CopyButtonProps = {
  text: string
  /** The label, and the status after copying. The default texts are for copying a message. */
  texts?: { copy: string; copied: string }
}

/** A button that copies a text, or displays it if the browser denies access to the clipboard. */
export function CopyButton({ text, texts = message }: CopyButtonProps) {
  const clipboard = useActorRef(machine, useInspection())
  const isCopied = useSelector(
    clipboard,
    (snapshot) => snapshot.hasTag('copied') && snapshot.context.text === text,
  )
  const isBlocked = useSelector(clipboard, (snapshot) => snapshot.hasTag('blocked'))
  const { copy, copied } = texts
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
        {isCopied && <span>{copied}</span>}
        {isBlocked && <span>{message.copyFailed}</span>}
      </p>
      {isBlocked && <VerbatimText>{text}</VerbatimText>}
    </>
  )
}
