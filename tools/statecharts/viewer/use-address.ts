import { type Dispatch, useEffect } from 'react'
import { type Address, readAddress, writeAddress } from './address.ts'
import { modelNamed, modelOf } from './machines.ts'
import type { ViewerAction } from './state.ts'

/** What the page's address names, the machine by its id; undefined when there is no such machine. */
export function chosenAddress(): Address | undefined {
  const address = readAddress(location.hash)
  const machine = modelNamed(address?.machine)?.machine.id
  return address && machine !== undefined ? { ...address, machine } : undefined
}

/** Keeps the page's address and what is chosen alike, the way back included. */
export function useAddress(chosen: Address | undefined, dispatch: Dispatch<ViewerAction>) {
  useEffect(() => {
    const name = modelOf(chosen?.machine)?.name
    const hash = writeAddress(
      chosen && name !== undefined ? { ...chosen, machine: name } : undefined,
    )
    if (hash !== writeAddress(readAddress(location.hash)))
      history.pushState(null, '', hash || location.pathname)
  }, [chosen])
  useEffect(() => {
    const follow = () => dispatch({ type: 'choose', chosen: chosenAddress() })
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [dispatch])
}
