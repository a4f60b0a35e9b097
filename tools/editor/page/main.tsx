import { createRoot } from 'react-dom/client'
import { createActor } from 'xstate'
import { App } from './app.tsx'
import { keptDraft, listen } from './listen.ts'
import { editor } from './wiring.ts'

const actor = createActor(editor, {
  input: { place: location.hash || '#/', draft: keptDraft() },
})
listen(actor)
actor.start()
const container = document.getElementById('editor')
if (container) createRoot(container).render(<App actor={actor} />)
