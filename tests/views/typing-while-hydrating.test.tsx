// A key must be heard as a browser tells it, not as a test utility flushes it.
import { startTransition, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { expect, onTestFinished, test } from 'vitest'
import { Root } from '#src/root.tsx'
import { createPages, entryOf } from '#src/routes.tsx'
import { createApp } from '#src/services/app-actor.ts'
import { followFields } from '#src/services/field-edit.ts'

const forms = [
  { path: '/contact', child: 'contactForm' },
  { path: '/particulier/contact', child: 'individualForm' },
] as const

test.each(forms)(
  'F03 $path loses nothing of what is typed while it comes alive',
  async ({ path, child }) => {
    const app = createApp({ sendMessage: () => Promise.resolve() })
    const pages = createPages(app)
    await pages.fetch(entryOf(path).path)
    const committed = Promise.withResolvers<void>()
    function Told() {
      useLayoutEffect(() => committed.resolve())
      return null
    }
    const tree = (
      <StaticRouter location={path}>
        <Root app={app} pages={pages} />
        <Told />
      </StaticRouter>
    )
    const container = document.createElement('div')
    container.innerHTML = renderToString(tree)
    document.body.append(container)
    app.start()
    onTestFinished(() => {
      container.remove()
      app.stop()
    })
    const field = container.querySelector<HTMLInputElement>('input[name=name]')
    if (field === null) throw new Error('the form has no field')
    // Past the setter by which React knows what it wrote itself.
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
    const type = (letters: string) => {
      for (const letter of letters) {
        value?.set?.call(field, field.value + letter)
        field.dispatchEvent(new InputEvent('input', { bubbles: true, data: letter }))
      }
    }
    field.focus()
    type('Zoé')
    // As the application does it: React's effects may then be a task away.
    const stopFollowing = followFields(app)
    startTransition(() => void hydrateRoot(container, tree))
    await committed.promise
    stopFollowing()
    type(' Œuvrard')
    expect(field.value).toBe('Zoé Œuvrard')
    const draft = app.getSnapshot().children[child]?.getSnapshot().context.draft
    expect(draft?.name).toBe('Zoé Œuvrard')
  },
)
