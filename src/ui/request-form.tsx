import type { ComponentProps } from 'react'
import { styled } from 'styled-components'

/** A form that a browser without script sends with the query of its `action`, too. */
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

/** What a form sends takes the place of the query of its `action`: so it sends that, too. */
export function QueryFields({ action }: { action: string }) {
  const query = /\?([^#]*)/.exec(action)?.[1]
  return [...new URLSearchParams(query)].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}

/** Holds one submit button and takes its place. */
export const RequestForm = styled(QueryForm).attrs({ role: 'none' })`
  display: flex;

  & > button {
    flex: 1;
  }
`
