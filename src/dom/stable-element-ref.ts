/**
 * Finds an element again after React has rendered the page again, as it does when an extension or a
 * translation has changed the document before hydration. Elements with an id are found by it. Others are
 * found by their tag name, their last class, which styled-components generates, and their index among the
 * elements that have both.
 * @returns a function that returns the element while it is connected, and its successor afterwards
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
