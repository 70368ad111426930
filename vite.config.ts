import { existsSync } from 'node:fs'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { chunksPlugin } from './scripts/vite/chunks-plugin.ts'
import { contractPlugin } from './scripts/vite/contract-plugin.ts'
import { dataPlugin } from './scripts/vite/data-plugin.ts'
import { layersPlugin } from './scripts/vite/layers-plugin.ts'
import { messagesPlugin } from './scripts/vite/messages-plugin.ts'

// The groups of modules that share a file of the build; the folder of a module does not matter. The bundler would otherwise make
// a file of each set of modules that the same pages import. A figure says how many bytes (gzip) the first view of a page
// grows when its group is left out; a group whose figures are all small or negative is to be removed. A module that
// a group names brings what it imports, unless another group has it.

/**
 * What stands around every page, and what nearly every page needs besides. Each module brings what it imports.
 * Without this group: +6,520 bytes on the home page and the list, +10,169 on the page of a sale, +10,619 on that of a coin, in 11 to 13 more files.
 */
const frame = modules(
  'src/web/frame/frame.tsx',
  'src/web/page/page-head.tsx',
  'src/web/page/breadcrumbs.tsx',
  'src/web/page/cached-markup.tsx',
  'src/web/loading/announced-part.tsx',
  'src/web/loading/deferred-load.ts',
  'src/web/loading/load.ts',
  'src/web/loading/asset-context.ts',
  'src/web/loading/script-nonce.ts',
  'src/web/loading/loaded-scripts.tsx',
  'src/web/loading/use-loaded.ts',
  'src/web/loading/when-idle.ts',
  'src/web/reader/use-range-text.ts',
  'src/web/reader/use-theme.ts',
  'src/web/ui/styles/button-class.ts',
  'src/domain/kernel/site/app-stores.ts',
  'src/domain/kernel/time/numeric-date.ts',
)
/**
 * Logos and pictures. Without: +7,328 on the page of a coin, +4,082 on that of a sale, −199 on the home page.
 */
const pictures = modules('src/web/ui/pictures/logo-image.tsx')
/**
 * Pager, select and tabs. Without: +6,867 in the calendar, −334 on the home page and the list.
 */
const lists = modules(
  'src/web/page/lists/pager.tsx',
  'src/web/ui/lists/select.tsx',
  'src/web/ui/lists/tabs.tsx',
)
/**
 * How dates are written. Without: up to +113 on texts and subscriptions, −153 on the page of a coin.
 */
const dates = modules(
  'src/domain/kernel/time/calendar-day.ts',
  'src/domain/kernel/time/date-format.ts',
  'src/domain/kernel/time/instant.ts',
  'src/domain/kernel/time/language-day.ts',
)
/**
 * How amounts and prices are written. Without: +1,497 on the market, +1,500 on CoinView, −111 on the page of a coin.
 */
const formats = modules(
  'src/domain/kernel/money/currency.ts',
  'src/domain/kernel/money/money-format.ts',
  'src/domain/kernel/money/price-format.ts',
  'src/domain/kernel/numbers/number-format.ts',
)
/**
 * What every sale that is shown needs. Without: +3,911 on the page of a sale, −355 on the home page and the list.
 */
const sale = modules(
  'src/web/offerings/sale/coins.tsx',
  'src/web/offerings/sale/features.tsx',
  'src/web/offerings/sale/raised.tsx',
  'src/web/offerings/sale/sale-dates.tsx',
  'src/web/offerings/sale/sale-status.tsx',
  'src/web/offerings/sale/time-left.tsx',
  'src/web/offerings/sale/use-industry-word.ts',
  'src/domain/offerings/sale/status.ts',
)
/**
 * What a follow button needs before it is pressed, and which sales were shown. Without: +323 on the page of a sale, −727 on that of preferences.
 */
const following = modules(
  'src/web/follow/use-early-press.ts',
  'src/web/follow/use-follow.ts',
  'src/web/follow/noscript-follow.tsx',
  'src/web/offerings/detail/shown-offerings.ts',
  'src/web/ui/overlays/toast-store.ts',
)
/**
 * The cells of the list, which come after the first view, and which owners see in their form without the list.
 */
const offeringCells = modules(
  'src/web/offerings/list/cell/offering-cell.tsx',
  'src/web/offerings/list/cell/advertised-cell.tsx',
  'src/web/offerings/list/results.tsx',
)
/**
 * What the page of a sale shares with its deferred parts, and with the preview in the form of owners. Without: +154 on the page of a sale.
 */
const offeringTitle = modules(
  'src/web/offerings/detail/section.tsx',
  'src/web/offerings/detail/title/title-name.tsx',
)
/**
 * What an event of a list and the page of an event share. Without: +153 in the calendar, which is then over its budget; −493 on the page of an event.
 */
const event = modules('src/web/upcoming/event-mark.tsx', 'src/web/upcoming/event-row.tsx')
/**
 * When a price was quoted.
 */
const quoteTime = modules('src/web/market/live/use-quote-time.ts')
/**
 * What the pages of the market share. Without: +699 on the market, +348 on the page of a coin, −77 on CoinView.
 */
const market = modules(
  'src/web/market/figures/before-paint.tsx',
  'src/web/market/figures/coin-logo.tsx',
  'src/web/market/figures/demo-label.tsx',
  'src/web/market/figures/mixed-label.tsx',
  'src/web/market/figures/deferred-mixed-label.tsx',
  'src/web/page/deferred-quote-source.tsx',
  'src/web/market/figures/live-figures.tsx',
  'src/web/market/figures/moved-change.tsx',
  'src/web/market/stored/figure-colours.ts',
  'src/web/market/stored/use-currency.ts',
  'src/web/market/stored/watchlist-store.ts',
)

/**
 * What also stands on pages without a form. Each has a file of its own; without these groups those pages download forms: +20,300
 * bytes in the calendar without that of the notation.
 */
const notation = modules('src/domain/kernel/text/notation.ts')
const tabStorage = modules('src/web/form/tab-storage.ts')
const sending = modules('src/web/form/use-sending.ts')
const button = modules('src/web/ui/controls/button.tsx')
const notice = modules('src/web/ui/states/notice.tsx')
const input = modules('src/web/ui/controls/input.tsx')
const checkbox = modules('src/web/ui/controls/checkbox.tsx')
const panelTabs = modules('src/web/ui/controls/panel-tabs.tsx')
const remoteSelect = modules('src/web/form/remote-select.tsx')
/**
 * What every form needs: what became of sending it, drafts, errors at fields.
 */
const form = modules(
  'src/web/form/outcome/use-text-form.ts',
  'src/web/form/outcome/send-failure.tsx',
  'src/web/form/fault-summary.tsx',
  'src/web/form/form-draft.ts',
  'src/web/form/use-alive.ts',
  'src/web/form/email-input.tsx',
  'src/web/form/trap.tsx',
  'src/web/ui/controls/field.tsx',
)
/**
 * The rules of forms.
 */
const formRules = modules('src/domain/kernel/form/check-form.ts')
/**
 * Forms that are described as data. Without: the form of a project comes in 20 more files.
 */
const formFields = modules(
  'src/web/form/fields/form-section.tsx',
  'src/web/form/fields/posted-values.ts',
  'src/web/form/outcome/form-notice.tsx',
  'src/web/form/values-draft.ts',
  'src/web/offerings/owner/form-body.tsx',
  'src/web/offerings/owner/use-form-state.ts',
)

/** Deferred parts are few and small: writing preload links for them costs a phone more than fetching one after the other. */
const stylesOnly = (_: string, files: string[]) => files.filter((file) => file.endsWith('.css'))

export default defineConfig({
  plugins: [
    messagesPlugin(),
    contractPlugin(),
    dataPlugin(),
    tailwindcss(),
    layersPlugin(),
    chunksPlugin(),
    reactRouter(),
  ],
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
                // Without: +1,275 to +1,415 bytes on every page.
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
                { name: 'offering-cells', test: offeringCells, priority: 0 },
                { name: 'offering-title', test: offeringTitle, priority: 0 },
                { name: 'event', test: event, priority: 0 },
                { name: 'quote-time', test: quoteTime, priority: 0 },
                { name: 'market', test: market, priority: 0 },
                { name: 'notation', test: notation, priority: 1 },
                { name: 'tab-storage', test: tabStorage, priority: 1 },
                { name: 'use-sending', test: sending, priority: 1 },
                { name: 'button', test: button, priority: 1 },
                { name: 'notice', test: notice, priority: 1 },
                { name: 'input', test: input, priority: 1 },
                { name: 'checkbox', test: checkbox, priority: 1 },
                { name: 'panel-tabs', test: panelTabs, priority: 1 },
                { name: 'remote-select', test: remoteSelect, priority: 1 },
                { name: 'form-rules', test: formRules, priority: 1 },
                { name: 'form', test: form, priority: 0 },
                { name: 'form-fields', test: formFields, priority: 0 },
              ],
            },
          },
        },
      },
    },
  },
})

/** Matches these modules, each by its path; a path that leads nowhere is an error, so that a rename cannot empty a group. */
function modules(...paths: readonly string[]): RegExp {
  const missing = paths.filter((path) => !existsSync(path))
  if (missing.length > 0)
    throw new Error(`vite.config.ts names files that do not exist: ${missing.join(', ')}`)
  const escaped = paths.map((path) => path.replaceAll('.', '\\.').replaceAll('/', '[\\\\/]'))
  return new RegExp(`(?:${escaped.join('|')})$`)
}
