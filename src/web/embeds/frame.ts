import {
  aliveEventName,
  quotesEventName,
  type QuotesEvent,
  type QuoteChange,
} from '../../contract/market-stream.ts'
import { readCurrency } from '../../domain/kernel/money/currency.ts'
import { formatPrice } from '../../domain/kernel/money/price-format.ts'
import { formatPercent } from '../../domain/kernel/numbers/number-format.ts'
import { isLanguage } from '../../domain/kernel/site/language.ts'
import { moneyIn } from '../../domain/market/quotes/money-in.ts'
import { countdownTo } from '../../domain/widgets/countdown.ts'
import { marketStreamPath } from '../../words/addresses/endpoints.ts'
import { keepStreamOpen } from '../loading/keep-stream-open.ts'
import { liveStream } from '../loading/live-stream.ts'
import { shareStream } from './shared-stream.ts'
import { sizeMessage } from './size-message.ts'

/** The script in the frame of a widget. It keeps prices, times and countdowns up to date. */

const root = document.documentElement
const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector)

/**
 * Milliseconds after which a widget reloads its sales and events. A widget whose price stream is silent reloads at the shorter
 * interval below, because the stream no longer brings prices.
 */
const refreshMilliseconds = 300_000
const slowMilliseconds = 60_000
const silentMilliseconds = 40_000

function showTime(at?: number): void {
  for (const element of all('time[data-live]')) {
    if (at !== undefined) element.setAttribute('datetime', new Date(at).toISOString())
    const ahead = Number(element.dataset['ahead'] ?? 0) * 3_600_000
    const when = new Date(Date.parse(element.getAttribute('datetime') ?? '') + ahead)
    const [hours, minutes] = [when.getUTCHours(), when.getUTCMinutes()].map(twoDigits)
    element.textContent = (element.dataset['live'] ?? '$').replace('$', `${hours}:${minutes}`)
    if (at !== undefined) element.removeAttribute('title')
  }
}

const twoDigits = (count: number) => String(count).padStart(2, '0')

function countDown(): void {
  for (const clock of all('[data-until]')) {
    const until = Number(clock.dataset['until'])
    const left = countdownTo(until, Date.now())
    if (until <= Date.now()) {
      const over = clock.dataset['over'] ?? ''
      clock.removeAttribute('data-until')
      clock.classList.add('word')
      clock.replaceChildren(over)
      continue
    }
    for (const [place, part] of clock.querySelectorAll('b').entries()) {
      const text = twoDigits(left[place] ?? 0)
      if (part.textContent !== text) part.textContent = text
    }
  }
}

async function refresh(): Promise<void> {
  try {
    const answer = await fetch(location.href, { credentials: 'omit' })
    if (!answer.ok) return
    const next = new DOMParser().parseFromString(await answer.text(), 'text/html')
    const article = next.querySelector('article')
    if (article === null) return
    for (const [name, value] of Object.entries(next.documentElement.dataset)) root.dataset[name] = value
    document.querySelector('article')?.replaceWith(article)
    showTime()
    countDown()
  } catch {
    // Without a network the widget stays as it is; its time shows how old it is.
  }
}

/**
 * Reports the height of the content to the embedding page if the content is taller than the iframe, for example with a large
 * font.
 */
function reportSize(): void {
  const { scrollHeight } = document.body
  if (scrollHeight > innerHeight) parent.postMessage(sizeMessage(scrollHeight), '*')
}

showTime()
reportSize()
addEventListener('resize', reportSize)
if (all('[data-until]').length > 0) setInterval(countDown, 1_000)

const isPriced = root.dataset['rate'] !== undefined
const prices = isPriced
  ? sharePrices(({ time, quotes }) => {
      const isOurs = Object.entries(quotes).filter(([id, quote]) => showQuote(id, quote))
      if (isOurs.length > 0) showTime(time * 1_000)
    })
  : undefined

let refreshedAt = Date.now()
setInterval(() => {
  if (document.visibilityState !== 'visible') return
  const isSilent = prices !== undefined && Date.now() - prices.heardAt() > silentMilliseconds
  const pace = isSilent ? slowMilliseconds : refreshMilliseconds
  if (Date.now() - refreshedAt < pace) return
  refreshedAt = Date.now()
  void refresh()
}, 10_000)

interface SharedPrices {
  /** Time of the last message from the stream, in milliseconds; 0 before the first one. */
  readonly heardAt: () => number
}

/**
 * Subscribes to prices. All widgets of a page have one origin and share one stream over a `BroadcastChannel`. In a browser without
 * channels there is no stream, and each widget is reloaded.
 */
function sharePrices(take: (event: QuotesEvent) => void): SharedPrices {
  let heardAt = 0
  const hear = (data: string) => {
    heardAt = Date.now()
    if (data !== '') take(JSON.parse(data) as QuotesEvent)
  }
  if ('BroadcastChannel' in globalThis) {
    const channel = new BroadcastChannel('kawara-prices')
    let leave = shareStream({ channel, open, hear })
    addEventListener('pagehide', () => leave())
    // A page restored from the back/forward cache must join the stream again.
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) leave = shareStream({ channel, open, hear })
    })
  }
  return { heardAt: () => heardAt }
}

function open(report: (data: string) => void): () => void {
  return keepStreamOpen(
    liveStream({
      path: marketStreamPath,
      events: { [quotesEventName]: report, [aliveEventName]: () => report('') },
      onAway: () => {},
      onBack: () => {},
      random: Math.random,
    }),
  )
}

function showQuote(id: string, [usd, percent]: QuoteChange): boolean {
  const { language, currency: named, rate } = root.dataset
  const currency = readCurrency(named)
  if (currency === undefined || !isLanguage(language)) return false
  const shown = all(`[data-price="${CSS.escape(id)}"]`)
  for (const element of shown) {
    const rates = { [currency]: Number(rate) }
    const price = formatPrice({ value: moneyIn({ usd, currency, rates }), currency, language })
    const isUp = usd !== null && usd >= Number(element.dataset['usd'] ?? usd)
    const isMoved = element.textContent !== price.text
    element.dataset['usd'] = String(usd ?? '')
    if (!isMoved) continue
    element.textContent = price.text
    element.title = price.full
    highlight(element, isUp ? 'moved-up' : 'moved-down')
  }
  for (const element of all(`[data-change="${CSS.escape(id)}"]`)) {
    const text = formatPercent({ value: percent, language })
    const way = text.startsWith('+') ? 'gain' : text.startsWith('−') ? 'loss' : 'flat'
    const arrow = document.createElement('i')
    arrow.ariaHidden = 'true'
    arrow.textContent = way === 'gain' ? '▲' : '▼'
    element.className = `delta ${way}`
    element.replaceChildren(...(way === 'flat' ? [] : [arrow]), text)
  }
  return shown.length > 0
}

function highlight(element: HTMLElement, name: string): void {
  element.classList.remove('moved-up', 'moved-down')
  // Reading the layout makes the browser restart the animation even if the element had the class before.
  void element.offsetWidth
  element.classList.add(name)
}
