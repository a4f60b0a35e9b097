import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { pageContent } from './dev/page-content.ts'

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), pageContent()],
  define: {
    'import.meta.env.VITE_BUILD_YEAR': JSON.stringify(String(new Date().getFullYear())),
  },
  publicDir: 'src/public',
  build: {
    target: 'es2022',
    modulePreload: false,
    // Drawings stand in the prerendered HTML; the script only knows their addresses.
    assetsInlineLimit: isSsrBuild ? 8192 : 0,
  },
  test: {
    projects: [
      // No DOM here: a machine or a page that reaches for `document` fails.
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/{machines,content,pages,paths,services,dev}/**/*.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'happy-dom',
          include: ['tests/views/**/*.test.tsx'],
        },
      },
    ],
  },
}))
