import type { Page } from '@playwright/test'

type Texts = {
  readonly fields: Readonly<Record<string, { readonly label: string }>>
  readonly errors: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** The fields of a form, by their labels. */
export function formFields(page: Page, { fields, errors }: Texts) {
  const form = page.locator('main form')
  const control = (name: string) =>
    form.getByLabel(fields[name]?.label ?? name, { exact: true })
  const faultOf = async (name: string) => {
    const own = control(name)
    if ((await own.getAttribute('aria-invalid')) === null) return undefined
    const id = ((await own.getAttribute('aria-describedby')) ?? '').split(' ')[0] ?? ''
    const said = (await page.locator(`[id="${id}"]`).textContent()) ?? ''
    return Object.entries(errors[name] ?? {}).find(([, text]) => said.includes(text))?.[0]
  }
  return {
    form,
    /** Types over what a field holds; false when nothing can be typed now. */
    async change(name: string, value: string): Promise<boolean> {
      const own = control(name)
      if ((await own.count()) === 0 || !(await own.isEditable())) return false
      if ((await own.getAttribute('aria-disabled')) === 'true') return false
      const isList = await own.evaluate((element) => element.tagName === 'SELECT')
      await (isList ? own.selectOption(value) : own.fill(value))
      return true
    },
    async values(): Promise<Readonly<Record<string, string>>> {
      const read = Object.keys(fields).map(
        async (name) => [name, await control(name).inputValue()] as const,
      )
      return Object.fromEntries(await Promise.all(read))
    },
    /** By field, which error is said. */
    async faults(): Promise<Readonly<Record<string, string>>> {
      const read = Object.keys(fields).map(
        async (name) => [name, await faultOf(name)] as const,
      )
      return Object.fromEntries(
        (await Promise.all(read)).flatMap(([name, fault]) =>
          fault === undefined ? [] : [[name, fault]],
        ),
      )
    },
  }
}
