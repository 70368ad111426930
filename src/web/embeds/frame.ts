import { countdownTo } from '../../domain/widgets/countdown.ts'
import { all, root } from './frame-document.ts'
import { sharePrices } from './shared-prices.ts'
import { showQuote } from './show-quote.ts'
import { sizeMessage } from './size-message.ts'

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
