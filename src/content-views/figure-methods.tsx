import { claimLabels } from '#src/content/claim-labels.ts'
import type { Figure } from '#src/content/claims.ts'
import { ClaimFootnote } from './claim-footnote.tsx'
import { Disclosure } from '#src/ui/disclosure.tsx'
import { SmallPrint } from '#src/ui/section.tsx'
import { TermGrid } from '#src/ui/lists.tsx'

const { summary, missing, columns } = claimLabels.method
const details = ['period', 'method', 'sample', 'source'] as const

/** Lists the condition and the method of each key figure. A note says if a method is missing. */
export function FigureMethods({ figures }: { figures: readonly Figure[] }) {
  const explained = figures.flatMap(({ method, ...figure }) =>
    method === null ? [] : [{ ...figure, method }],
  )
  return (
    <>
      {figures.map(
        ({ id, condition }) => condition && <ClaimFootnote key={id} claim={condition} />,
      )}
      {explained.length > 0 && (
        <Disclosure summary={summary}>
          {explained.map(({ id, value, method }) => (
            <TermGrid
              key={id}
              terms={[
                { term: columns.indicator, text: method.indicator },
                { term: columns.value, text: value },
                ...details.map((detail) => ({
                  term: columns[detail],
                  text: method[detail],
                })),
              ]}
            />
          ))}
        </Disclosure>
      )}
      {explained.length < figures.length && <SmallPrint>{missing}</SmallPrint>}
    </>
  )
}
