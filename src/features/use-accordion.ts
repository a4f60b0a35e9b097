import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { accordionMachine } from '#machines/accordion.ts'
import { useInspection } from './app-context.tsx'
import { fragmentId } from './fragment-id.ts'

/**
 * A list of `details` of one name, of which at most one is open; the address's fragment opens the
 * one it names. `items` and `idOf` stay the same from one drawing to the next.
 */
export function useAccordion<Item>(
  name: string,
  items: readonly Item[],
  idOf: (item: Item) => string,
) {
  const accordion = useActorRef(accordionMachine, useInspection())
  const open = useSelector(accordion, ({ context }) => context.open)
  const { hash } = useLocation()

  // What was opened before hydration stays open.
  useLayoutEffect(() => {
    const opened = document.querySelector(`details[name="${name}"][open] > [id]`)
    if (opened !== null) accordion.send({ type: 'item.open', id: opened.id })
  }, [accordion, name])
  useEffect(() => {
    const id = fragmentId(hash)
    if (items.some((item) => idOf(item) === id)) accordion.send({ type: 'item.open', id })
  }, [accordion, hash, items, idOf])

  return { accordion, open }
}
