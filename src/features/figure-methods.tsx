import { type Figure, claimLabels } from '#src/content/claims.ts'
import { Disclosure } from '#src/ui/disclosure.tsx'
import { TermList } from '#src/ui/term-list.tsx'

const { summary, missing, columns } = claimLabels.method
const details = ['period', 'method', 'sample', 'source'] as const

/** How each figure is computed; what the organisation has not said is never guessed. */
export function FigureMethods({ figures }: { figures: readonly Figure[] }) {
  return (
    <Disclosure summary={summary}>
      {figures.map((figure) => {
        const isUnexplained = details.every((detail) => figure[detail] === null)
        return (
          <TermList
            key={figure.id}
            terms={[
              { term: columns.indicator, text: figure.indicator },
              { term: columns.value, text: figure.value },
              ...(isUnexplained ? (['method'] as const) : details).map((detail) => ({
                term: columns[detail],
                text: figure[detail] ?? missing,
              })),
            ]}
          />
        )
      })}
    </Disclosure>
  )
}
