import '@vitejs/plugin-react/preamble'
import { createRoot } from 'react-dom/client'
import { Viewer } from './viewer.tsx'

const container = document.getElementById('viewer')
if (container) createRoot(container).render(<Viewer />)
