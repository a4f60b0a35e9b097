import { useSyncExternalStore } from 'react'
import { useActorRef, useSelector } from '@xstate/react'
import { Link, Route, Routes } from 'react-router-dom'
import { createGlobalStyle, styled } from 'styled-components'
import { setup } from 'xstate'

const menuMachine = setup({ types: { events: {} as { type: 'toggle' } } }).createMachine({
  id: 'menu',
  initial: 'closed',
  states: {
    closed: { on: { toggle: 'open' } },
    open: { on: { toggle: 'closed' } },
  },
})

/** An empty page of the same stack: what React, the router, the styles and a machine cost alone. */
export function StackPage() {
  return (
    <Routes>
      <Route path="*" element={<Home />} />
    </Routes>
  )
}

function Home() {
  const menu = useActorRef(menuMachine)
  const hydrated = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  const isOpen = useSelector(menu, (snapshot) => snapshot.value === 'open')
  return (
    <>
      <GlobalStyle />
      <Bar>
        <b>The stack</b>
        <button
          type="button"
          aria-controls="menu"
          aria-expanded={hydrated ? isOpen : undefined}
          onClick={() => menu.send({ type: 'toggle' })}
        >
          Menu
        </button>
      </Bar>
      <ul id="menu" hidden={!isOpen}>
        <li>
          <Link to="/">Home</Link>
        </li>
      </ul>
      <main>
        <h1>An empty page of the same stack</h1>
        <p>Prerendered, then hydrated as soon as it is loaded.</p>
      </main>
    </>
  )
}

const GlobalStyle = createGlobalStyle`
  body {
    margin: 0 auto;
    padding: 1rem;
    font: 1.125rem/1.6 system-ui, sans-serif;
  }
`

const Bar = styled.header`
  display: flex;
  justify-content: space-between;
`
