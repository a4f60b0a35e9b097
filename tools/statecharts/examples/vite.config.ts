/** `npx vite tools/statecharts/examples`: the example at /, the viewer at /__machines. */
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { machineViewer } from '../viewer/server.ts'

export default defineConfig({
  cacheDir: path.resolve('node_modules/.vite/examples'),
  plugins: [react(), machineViewer(['/*.spec.ts'])],
  server: { host: '127.0.0.1', port: 5174 },
})
