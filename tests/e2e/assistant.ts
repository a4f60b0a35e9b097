import { expect, type Page } from '@playwright/test'
import { chat } from '#src/content/chat.ts'

export function assistant(page: Page) {
  return page.getByRole('dialog', { name: chat.title })
}

/** The round button, whose name says what it does next. */
export function assistantButton(page: Page) {
  return page
    .getByRole('complementary', { name: chat.title })
    .getByRole('button', { name: /assistant virtuel$/ })
    .last()
}

export function assistantField(page: Page) {
  return assistant(page).getByRole('textbox', { name: chat.field })
}

export async function openAssistant(page: Page) {
  await assistantButton(page).click()
  await expect(assistantField(page)).toBeVisible()
}

/** Writes a message to the assistant and sends it by the keyboard. */
export async function say(page: Page, text: string) {
  await assistantField(page).fill(text)
  await assistantField(page).press('Enter')
}
