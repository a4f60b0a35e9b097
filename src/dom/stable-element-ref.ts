/**
 * Finds an element again after React has rendered the page again, for example because an extension or a
 * translation has changed the document. An element without an id is found by its index among the elements
 * with the same tag name and the same last class, which styled-components generates.
 * @returns a function that returns the element while it is connected, and then its successor
 */
export function stableElementRef<Found extends HTMLElement>(element: Found) {
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
