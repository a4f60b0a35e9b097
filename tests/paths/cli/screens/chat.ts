import { chat as texts } from '#src/content/chat.ts'
import { clickIfThere, openPage, type ScreenOf, textOf } from './screen.ts'

export const screen: ScreenOf = {
  async open(page) {
    await openPage(page, '/entreprise')
    const panel = page.getByRole('dialog', { name: texts.title })
    const launcher = page.locator(`[aria-label="${texts.title}"]:not([role]) > button`)
    const input = panel.getByRole('textbox', { name: texts.field })
    return {
      async perform(gesture) {
        if (gesture.kind !== 'event') return false
        switch (gesture.event.type) {
          case 'chat.toggle':
            return clickIfThere(launcher)
          case 'chat.close':
            return clickIfThere(panel.getByRole('button', { name: texts.close }))
          case 'message.submit':
            return clickIfThere(panel.getByRole('button', { name: texts.send }))
          default:
            if ((await input.count()) === 0) return false
            await input.fill(textOf(gesture.event, 'text'))
            return true
        }
      },
      async observe() {
        if ((await panel.count()) === 0) return { dialog: null }
        const lines = await panel
          .getByRole('log')
          .or(panel.getByLabel(texts.log))
          .locator('> *')
          .evaluateAll((messages) => messages.map(({ textContent }) => textContent ?? ''))
        return {
          dialog: { log: lines.map(readLine), draft: await input.inputValue() },
        }
      },
    }
  },
}

function readLine(line: string): { readonly sender: string; readonly text: string } {
  const { bot, user } = texts.senders
  if (!line.startsWith(bot)) return { sender: 'user', text: line.slice(user.length) }
  const said = line.slice(bot.length)
  return { sender: 'bot', text: said === texts.greeting ? 'greeting' : said }
}
