import { countdownTo } from '../../domain/widgets/countdown.ts'
import { all, root } from './frame-document.ts'
import { sizeMessage } from './size-message.ts'
import {
  aliveEventName,
  quotesEventName,
  type QuotesEvent,
  type QuoteChange,
} from '../../contract/market-stream.ts'
import { marketStreamPath } from '../../words/addresses/endpoints.ts'
import { keepStreamOpen } from '../loading/keep-stream-open.ts'
import { liveStream } from '../loading/live-stream.ts'
import { oneListens } from './one-listens.ts'
import { readCurrency } from '../../domain/kernel/money/currency.ts'
import { formatPrice } from '../../domain/kernel/money/price-format.ts'
import { formatPercent } from '../../domain/kernel/numbers/number-format.ts'
import { isLanguage } from '../../domain/kernel/site/language.ts'
import { moneyIn } from '../../domain/market/quotes/money-in.ts'

/** What keeps one widget up to date, inside its frame. */

/** Sales and events change seldom; prices come by the stream, or at this pace where there is none. */
const refreshMilliseconds = 300_000
const slowMilliseconds = 60_000
const silentMilliseconds = 40_000

/** When it was so, where the reader is. */
function tellTime(at?: number): void {
  for (const element of all('time[data-live]')) {
    if (at !== undefined) element.setAttribute('datetime', new Date(at).toISOString())
    const when = new Date(element.getAttribute('datetime') ?? '')
    const [hours, minutes] = [when.getHours(), when.getMinutes()].map(twoDigits)
    element.textContent = (element.dataset['live'] ?? '$').replace('$', `${hours}:${minutes}`)
    element.title = when.toLocaleString(root.lang)
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

/** The same widget as the server has it now. */
async function refresh(): Promise<void> {
  try {
    const answer = await fetch(location.href, { credentials: 'omit' })
    if (!answer.ok) return
    const next = new DOMParser().parseFromString(await answer.text(), 'text/html')
    const article = next.querySelector('article')
    if (article === null) return
    for (const [name, value] of Object.entries(next.documentElement.dataset)) root.dataset[name] = value
    document.querySelector('article')?.replaceWith(article)
    tellTime()
    countDown()
  } catch {
    // Without a network what is there stays there, with its time.
  }
}

/** Where a page has made less room than it takes, as with large letters, an element of ours grows. */
function tellSize(): void {
  const { scrollHeight } = document.body
  if (scrollHeight > innerHeight) parent.postMessage(sizeMessage(scrollHeight), '*')
}

tellTime()
tellSize()
addEventListener('resize', tellSize)
if (all('[data-until]').length > 0) setInterval(countDown, 1_000)

const isPriced = root.dataset['rate'] !== undefined
const prices = isPriced
  ? sharePrices(({ time, quotes }) => {
      const isOurs = Object.entries(quotes).filter(([id, quote]) => showQuote(id, quote))
      if (isOurs.length > 0) tellTime(time * 1_000)
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
  /** Milliseconds since 1970 when anything was heard; 0 before. */
  readonly heardAt: () => number
}

/**
 * One stream for all widgets of a page, whose frames are of one origin. Without a channel nobody listens, and each frame
 * asks for itself at a slow pace.
 */
function sharePrices(take: (event: QuotesEvent) => void): SharedPrices {
  let heardAt = 0
  const hear = (data: string) => {
    heardAt = Date.now()
    if (data !== '') take(JSON.parse(data) as QuotesEvent)
  }
  if ('BroadcastChannel' in globalThis) {
    const channel = new BroadcastChannel('kawara-prices')
    let leave = oneListens({ channel, open, hear })
    addEventListener('pagehide', () => leave())
    // A page that is gone back to goes on as it was left.
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) leave = oneListens({ channel, open, hear })
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

/** A price that has come, wherever it stands in this frame. Answers whether it does. */
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
    light(element, isUp ? 'moved-up' : 'moved-down')
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

/** A price that moves lights up for a moment. */
function light(element: HTMLElement, name: string): void {
  element.classList.remove('moved-up', 'moved-down')
  // The same again begins anew only once the browser has seen it gone.
  void element.offsetWidth
  element.classList.add(name)
}
