import { useEffect, useState } from 'react'
import type { Facts } from './facts.ts'

type FactsByName = Readonly<Record<string, Facts>>

/** What the server knows of the machines, by name; asked again when somebody comes back to the viewer. */
export function useFacts(): FactsByName | undefined {
  const [facts, setFacts] = useState<FactsByName>()
  useEffect(() => {
    const ask = () => {
      if (document.hidden) return
      fetch(`${location.pathname}/facts.json`)
        .then((answer) => answer.json())
        // Without the server the viewer shows what the pages tell.
        .then(setFacts, () => {})
    }
    ask()
    document.addEventListener('visibilitychange', ask)
    return () => document.removeEventListener('visibilitychange', ask)
  }, [])
  return facts
}
