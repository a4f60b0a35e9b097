import type { ComponentProps } from 'react'
import { styled } from 'styled-components'

/** A GET form that keeps the query string of its `action`, even without JavaScript. */
export function QueryForm({
  action,
  children,
  ...form
}: ComponentProps<'form'> & { action: string }) {
  return (
    <form {...form} action={action}>
      <QueryFields action={action} />
      {children}
    </form>
  )
}

/** Hidden fields for the query of `action`, which a browser would replace with the form's fields. */
export function QueryFields({ action }: { action: string }) {
  const query = /\?([^#]*)/.exec(action)?.[1]
  return [...new URLSearchParams(query)].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}

/** A form with a single submit button, which stretches to the full width. */
export const RequestForm = styled(QueryForm).attrs({ role: 'none' })`
  display: flex;

  & > button {
    flex: 1;
  }
`
