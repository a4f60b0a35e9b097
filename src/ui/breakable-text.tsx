/** A text whose e-mail addresses go to another line after `@`, where the global style lets them. */
export function BreakableText({ children: text }: { children: string }) {
  if (!text.includes('@')) return text
  const runs = text.split(/(\S+@)/)
  // One element: the parts must not become items of a flexible box.
  return (
    <span>
      {runs.map((run, index) =>
        index % 2 === 0 ? (
          run
        ) : (
          <span key={index} data-break>
            {run}
          </span>
        ),
      )}
    </span>
  )
}
