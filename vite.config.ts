import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { contractPlugin } from './scripts/vite/contract-plugin.ts'
import { messagesPlugin } from './scripts/vite/messages-plugin.ts'

/**
 * What stands around every page. A folder is a file of the build: what is deeper (`frame/late`, `page/parts`) comes with
 * the page that needs it, or after it.
 */
const frame = /src[\\/]web[\\/](?:frame|loading|reader|page|ui[\\/]styles)[\\/][^\\/]+$/
const pictures = /src[\\/]web[\\/]ui[\\/]pictures[\\/]/
const lists = /src[\\/]web[\\/](?:ui|page)[\\/]lists[\\/]/
const formats = /src[\\/]domain[\\/]kernel[\\/](?:money|numbers)[\\/]/
/** What the pages of the market share. */
const market = /src[\\/]web[\\/]market[\\/](?:figures|stored)[\\/]/

/** Late parts are few and small: writing preload links for them costs a phone more than asking one after the other. */
const stylesOnly = (_: string, files: string[]) => files.filter((file) => file.endsWith('.css'))

export default defineConfig({
  plugins: [messagesPlugin(), contractPlugin(), tailwindcss(), reactRouter()],
  build: { manifest: true, target: 'es2022', modulePreload: { resolveDependencies: stylesOnly } },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // A path or a key has a name in the source and stands as itself in the file: names cost a first visit more.
          optimization: { inlineConst: { mode: 'all', pass: 1 } },
          output: {
            // Few files for the first page: the libraries, the frame, and the page itself.
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
                  priority: 2,
                },
                { name: 'frame', test: frame, priority: 1 },
                { name: 'pictures', test: pictures, priority: 1 },
                { name: 'lists', test: lists, priority: 1 },
                { name: 'formats', test: formats, priority: 1 },
                { name: 'market', test: market, priority: 0 },
              ],
            },
          },
        },
      },
    },
  },
})
