import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { contractPlugin } from './scripts/vite/contract-plugin.ts'
import { messagesPlugin } from './scripts/vite/messages-plugin.ts'

export default defineConfig({
  plugins: [messagesPlugin(), contractPlugin(), tailwindcss(), reactRouter()],
  build: { manifest: true, target: 'es2022' },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Few files for the first page: the libraries, the shell, and the page itself.
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/, priority: 2 },
                { name: 'shell', test: /src[\\/]web[\\/](shell[\\/]|errors[\\/]route-error)/, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
})
