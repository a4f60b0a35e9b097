/**
 * Finds an element again after React has drawn the page anew: a document that something else had
 * changed cannot be hydrated. Fields have an id; anything else is known by the class of its styles,
 * the last one, and its place among those of that class, which no other program writes.
 * @returns a function that gives the element while it stands in the document, then its successor
 */
export function stableElementRef<Found extends HTMLElement>(
  element: Found,
): () => Found | undefined {
  const { id, localName } = element
  const styleClassOf = ({ className }: HTMLElement) => className.split(' ').at(-1)
  const style = styleClassOf(element)
  const findMatches = () =>
    [...document.querySelectorAll<Found>(localName)].filter((other) =>
      id === '' ? styleClassOf(other) === style : other.id === id,
    )
  const index = findMatches().indexOf(element)
  return () => (element.isConnected ? element : findMatches()[index])
}
