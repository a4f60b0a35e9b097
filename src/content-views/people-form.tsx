import type { ReactNode, Ref } from 'react'
import { styled } from 'styled-components'
import type { programmeWords } from '#src/content/programme-words.ts'
import { siteHistory } from '#src/services/site-history.ts'
import { theme } from '#src/theme/theme.ts'
import { Button } from '#src/ui/button.tsx'
import { wrappingRow } from '#src/ui/mixins.ts'
import { QueryForm } from '#src/ui/request-form.tsx'

type PeopleFormProps = {
  /** The URL of the contact form. Submitting adds the request to its query string. */
  action: string
  name: 'formation' | 'session'
  /** The id of the course or session, and of the select. Option values append the number of people: `id.3`. */
  id: string
  most: number
  first?: number
  ref?: Ref<HTMLSelectElement>
  onPeopleChange?: (people: number) => void
  label: ReactNode
  words: typeof programmeWords.people
  children: ReactNode
}

/** A form that requests a course or a session for a number of people. It also works without JavaScript. */
export function PeopleForm(props: PeopleFormProps) {
  const { action, name, id, most, first = 1, ref, onPeopleChange, label, words } = props
  return (
    <RowForm
      action={action}
      onSubmit={(event) => {
        event.preventDefault()
        const chosen = event.currentTarget.querySelector('select')?.value
        siteHistory.push(action.replace(/(?=#|$)/, `&${name}=${chosen}`))
      }}
    >
      <div>
        <label htmlFor={id}>{label}</label>
        <select
          // `defaultValue` applies only to a new element, so a changed `first` needs a new key.
          key={first}
          ref={ref}
          id={id}
          name={name}
          defaultValue={`${id}.${first}`}
          title={words.label}
          required
          onChange={({ target }) => onPeopleChange?.(target.selectedIndex + 1)}
        >
          {Array.from({ length: most }, (_, index) => index + 1).map((count) => (
            <option key={count} value={`${id}.${count}`}>
              {`${count} ${count === 1 ? words.one : words.other}`}
            </option>
          ))}
        </select>
      </div>
      <Button variant="outline" type="submit">
        {props.children}
      </Button>
    </RowForm>
  )
}

const RowForm = styled(QueryForm)`
  ${wrappingRow}
  align-items: center;
  gap: ${theme.space[2]};

  & > div {
    ${wrappingRow}
    align-items: center;
  }
  & select {
    min-height: ${theme.size.fieldHeight};
    padding-inline: ${theme.space[3]};
    border: ${theme.size.thinBorder} solid ${theme.color.border};
    border-radius: ${theme.size.fieldRadius};
    background: ${theme.color.white};
  }
`
