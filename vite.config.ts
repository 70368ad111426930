import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { contractPlugin } from './scripts/vite/contract-plugin.ts'
import { layersPlugin } from './scripts/vite/layers-plugin.ts'
import { messagesPlugin } from './scripts/vite/messages-plugin.ts'

/**
 * What stands around every page, and how a date is written, which nearly every page needs. A folder is a file of the build: what is deeper (`frame/late`, `page/parts`) comes with
 * the page that needs it, or after it.
 */
const frame =
  /src[\\/](?:web[\\/](?:frame|loading|reader|page|ui[\\/]styles)[\\/][^\\/]+|domain[\\/]kernel[\\/]time[\\/]numeric-date\.ts)$/
const pictures = /src[\\/]web[\\/]ui[\\/]pictures[\\/]/
const lists = /src[\\/]web[\\/](?:ui|page)[\\/]lists[\\/]/
const dates = /src[\\/]domain[\\/]kernel[\\/]time[\\/](?:instant|calendar-day|date-format)\.ts$/
const formats = /src[\\/]domain[\\/]kernel[\\/](?:money|numbers)[\\/]/
/** What every sale that is shown needs, and the loading of one too. */
const sale =
  /src[\\/](?:web[\\/]offerings[\\/]sale[\\/](?:moment-text\.ts|use-[^\\/]+\.ts|[^\\/]+\.tsx)|domain[\\/]offerings[\\/]sale[\\/]status\.ts)$/
/** What a follow button needs before it is pressed, and which sales were shown: small, and on the page of a sale. */
const following =
  /src[\\/]web[\\/](?:follow[\\/](?:use-[^\\/]+|without-scripts)|ui[\\/]overlays[\\/]toast-store|offerings[\\/]detail[\\/]shown-offerings)\.tsx?$/
/** The list and its cells in one file, though owners see how a cell of theirs will look without the list. */
const offeringList =
  /src[\\/]web[\\/]offerings[\\/]list[\\/](?:cell[\\/][^\\/]+|offering-list|results|bottom-bar|reset-link|section-tabs|sort-select)\.tsx$/
/** What the page of a sale shares with its late parts, and with how owners see it before it is there. */
const offeringTitle = /src[\\/]web[\\/]offerings[\\/]detail[\\/](?:section|title[\\/]title-name)\.tsx$/
/** What an event of a list and the event's own page share. */
const event = /src[\\/]web[\\/]upcoming[\\/]event-[^\\/]+\.tsx$/
/** When a price was quoted, and the same where the reader is. */
const quoteTime =
  /src[\\/](?:web[\\/]market[\\/]live|domain[\\/]market[\\/]quotes)[\\/](?:use-)?quote-time\.ts$/
/** What the pages of the market share. */
const market = /src[\\/]web[\\/]market[\\/](?:figures|stored)[\\/]/

/** Late parts are few and small: writing preload links for them costs a phone more than asking one after the other. */
const stylesOnly = (_: string, files: string[]) => files.filter((file) => file.endsWith('.css'))

export default defineConfig({
  plugins: [messagesPlugin(), contractPlugin(), tailwindcss(), layersPlugin(), reactRouter()],
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
                { name: 'dates', test: dates, priority: 1 },
                { name: 'sale', test: sale, priority: 1 },
                { name: 'following', test: following, priority: 1 },
                { name: 'offering-list', test: offeringList, priority: 0 },
                { name: 'offering-title', test: offeringTitle, priority: 0 },
                { name: 'event', test: event, priority: 0 },
                { name: 'quote-time', test: quoteTime, priority: 0 },
                { name: 'market', test: market, priority: 0 },
              ],
            },
          },
        },
      },
    },
  },
})
