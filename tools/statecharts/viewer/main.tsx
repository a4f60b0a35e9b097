import '@vitejs/plugin-react/preamble'
import { createRoot } from 'react-dom/client'
import { Viewer } from './viewer.tsx'

createRoot(document.body).render(<Viewer />)
