import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { contractPlugin } from './scripts/vite/contract-plugin.ts'
import { messagesPlugin } from './scripts/vite/messages-plugin.ts'

export default defineConfig({
  plugins: [messagesPlugin(), contractPlugin(), tailwindcss(), reactRouter()],
  build: { manifest: true, target: 'es2022' },
})
