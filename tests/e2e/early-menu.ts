import { expect, type Page } from '@playwright/test'
import { navigation } from '#src/content/navigation.ts'
import { files, hold } from './requests.ts'

/** Expects that the menu of a phone, opened before the application comes, stays open and answers. */
export async function expectMenuKept(page: Page, meanwhile?: () => Promise<void>) {
  await page.setViewportSize({ width: 390, height: 800 })
  const release = await hold(page, files.application)
  await page.goto('/contact')
  await page.getByRole('button', { name: navigation.menu.open, exact: true }).click()
  const menu = page.getByRole('navigation', { name: navigation.mobile })
  await expect(menu).toBeVisible()
  await meanwhile?.()
  release()
  const close = page.getByRole('button', { name: navigation.menu.close, exact: true })
  await expect(close).toHaveAttribute('aria-expanded', 'true')
  await expect(menu).toBeVisible()
  await close.click()
  await expect(menu).toBeHidden()
}
