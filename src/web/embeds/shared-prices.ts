import { aliveEventName, quotesEventName, type QuotesEvent } from '../../contract/market-stream.ts'
import { marketStreamPath } from '../../words/addresses/endpoints.ts'
import { keepOpen } from '../loading/keep-open.ts'
import { liveLine } from '../loading/live-line.ts'
import { oneListens } from './one-listens.ts'

interface SharedPrices {
  /** Milliseconds since 1970 when anything was heard; 0 before. */
  readonly heardAt: () => number
}

/**
 * One stream for all widgets of a page, whose frames are of one origin. Without a channel nobody listens, and each frame
 * asks for itself at a slow pace.
 */
export function sharePrices(take: (event: QuotesEvent) => void): SharedPrices {
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
  return keepOpen(
    liveLine({
      path: marketStreamPath,
      events: { [quotesEventName]: report, [aliveEventName]: () => report('') },
      onAway: () => {},
      onBack: () => {},
      random: Math.random,
    }),
  )
}
