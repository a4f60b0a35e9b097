import { expect } from '@playwright/test'
import { mandatoryTrainings } from '#src/page-content/mandatory-trainings.ts'
import { requests } from '#src/model/requests.ts'
import { courseAt, itemAt } from '#tests/item-at.ts'
import { expectAccessible } from './axe.ts'
import * as visit from './visit.ts'
import { test } from './fixtures.ts'
import { expectNoCutTexts, setViewport } from './targets.ts'

const [first, second] = [courseAt(2), itemAt(mandatoryTrainings, 3)]

test('the list of requests fits 320 px, or 640 px with text of 200 %, and passes axe, even if empty', async ({
  page,
}) => {
  const expectReadable = async (state: string) => {
    await setViewport(page, [320, 900])
    await expectNoCutTexts(page)
    await expectAccessible(page, state, 'main')
    await setViewport(page, [640, 900])
    await visit.setTextSize(page, '200%')
    await expectNoCutTexts(page)
    await visit.setTextSize(page, '100%')
  }
  const address = `/contact?formation=${first.anchor}&formation=${second.id}`
  await visit.openHydrated(page, address)
  await expect(page.locator('form li b')).toHaveText([first.title, second.title])
  await expectReadable('two requests')
  for (const { title } of [first, second])
    await page.getByRole('button', { name: `${requests.remove} ${title}` }).click()
  await expect(page.getByRole('heading', { name: requests.heading.none })).toBeFocused()
  await expectReadable('no request')
})
