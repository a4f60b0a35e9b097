import type { ComponentProps } from 'react'
import { styled } from 'styled-components'

/** Holds one submit button and takes its place; a browser without script follows its `action`. */
export function RequestForm({
  action,
  children,
  ...form
}: ComponentProps<'form'> & { action: string }) {
  return (
    <Form {...form} action={action}>
      <QueryFields action={action} />
      {children}
    </Form>
  )
}

/** What a form sends takes the place of the query of its `action`: so it sends that, too. */
export function QueryFields({ action }: { action: string }) {
  const query = /\?([^#]*)/.exec(action)?.[1]
  return [...new URLSearchParams(query)].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}

const Form = styled.form.attrs({ role: 'none' })`
  display: flex;

  & > button {
    flex: 1;
  }
`
