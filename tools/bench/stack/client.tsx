import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { StackPage } from './page.tsx'

const container = document.getElementById('root')
if (container)
  hydrateRoot(
    container,
    <StrictMode>
      <BrowserRouter>
        <StackPage />
      </BrowserRouter>
    </StrictMode>,
  )
