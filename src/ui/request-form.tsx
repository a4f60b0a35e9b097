import type { ComponentProps } from 'react'
import { styled } from 'styled-components'

/** Holds one submit button and takes its place; a browser without script follows its `action`. */
export function RequestForm({
  action,
  children,
  ...form
}: ComponentProps<'form'> & { action: string }) {
  const query = /\?([^#]*)/.exec(action)?.[1]
  return (
    <Form {...form} action={action}>
      {/* What is sent takes the place of the query. */}
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </Form>
  )
}

const Form = styled.form.attrs({ role: 'none' })`
  display: flex;

  & > button {
    flex: 1;
  }
`
