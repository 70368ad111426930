import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { contractPlugin } from './scripts/vite/contract-plugin.ts'
import { messagesPlugin } from './scripts/vite/messages-plugin.ts'

/** Parts that the browser fetches when the page stands, or only if it needs them. */
const later = [
  'browser-client',
  'late-shell',
  'footer',
  'scroll-',
  'language-s(trip|uggestion)',
  'prose',
  'publisher',
  'script-mark',
  'list-pages',
  'pager',
  'or-without',
]

/** What the pages of the market share. */
const market =
  /src[\\/](web[\\/]market[\\/](figures[\\/](?!load-rates|currency-select|colours-switch)|watch[\\/]watchlist)|domain[\\/]market[\\/](market-query|watchlist|coin|money-in)\.)/
const pictures = /src[\\/]web[\\/]ui[\\/](icon|initials|logo-image|picture)/
const lists = /src[\\/]web[\\/](ui[\\/](pagination|select|tabs)|shell[\\/]pager)/
const formats = /src[\\/]domain[\\/]kernel[\\/](currency|decimal|money|number|price|small)/
const shell = new RegExp(
  `src[\\\\/]web[\\\\/](shell[\\\\/](?!${later.join('|')})|errors[\\\\/]route-error|ui[\\\\/]button-class)`,
)

/** Late parts are few and small: writing preload links for them costs a phone more than asking one after the other. */
const stylesOnly = (_: string, files: string[]) => files.filter((file) => file.endsWith('.css'))

export default defineConfig({
  plugins: [messagesPlugin(), contractPlugin(), tailwindcss(), reactRouter()],
  build: { manifest: true, target: 'es2022', modulePreload: { resolveDependencies: stylesOnly } },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Few files for the first page: the libraries, the shell, and the page itself. Parts of the shell that
            // are not needed at first stay out of it.
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
                  priority: 2,
                },
                { name: 'shell', test: shell, priority: 1 },
                { name: 'pictures', test: pictures, priority: 1 },
                { name: 'lists', test: lists, priority: 1 },
                { name: 'formats', test: formats, priority: 1 },
                { name: 'market', test: market },
              ],
            },
          },
        },
      },
    },
  },
})
