import { type ReactNode } from 'react'
import { styled } from 'styled-components'
import { media } from '#src/theme/media.ts'
import { theme } from '#src/theme/theme.ts'

type FilterChipsProps<Value extends string> = {
  /** Names the group. */
  label: string
  /** `count` may hold a visually hidden unit. */
  options: readonly { value: Value; name: ReactNode; count: ReactNode }[]
  selected: Value
  onSelect: (value: Value) => void
}

/** One choice among categories, as pressed buttons that wrap. */
export function FilterChips<Value extends string>({
  label,
  options,
  selected,
  onSelect,
}: FilterChipsProps<Value>) {
  return (
    <Chips role="group" aria-label={label}>
      {options.map(({ value, name, count }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === selected}
          onClick={() => onSelect(value)}
        >
          <span>{name}</span> <span>{count}</span>
        </button>
      ))}
    </Chips>
  )
}

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s2};
  margin-bottom: ${theme.space.s6};

  & > button {
    display: inline-flex;
    align-items: baseline;
    gap: 0.6em;
    min-height: 48px;
    padding: 0.65rem 1.1rem;
    border: 2px solid ${theme.color.ink};
    font-size: 1rem;
    font-weight: 600;
    line-height: 1.3;
    text-align: left;
    background: ${theme.color.white};
  }
  & > button > :last-child {
    font-size: ${theme.text.small};
    font-weight: 500;
    color: ${theme.color.grey};
  }
  & > button:hover {
    background: ${theme.tone.tintSoft};
  }
  & > button[aria-pressed='true'] {
    border-color: ${theme.tone.selected};
    color: ${theme.color.white};
    background: ${theme.tone.selected};

    & > :last-child {
      color: inherit;
    }
  }
  ${media.forcedColors} {
    & > button[aria-pressed='true'] {
      forced-color-adjust: none;
      color: HighlightText;
      background: Highlight;
    }
  }
`
