import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { aliveEventName, quotesEventName, type QuotesEvent } from '../../../contract/market-stream.ts'
import { marketStreamPath } from '../../../words/addresses/endpoints.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { keepStreamOpen } from '../../loading/keep-stream-open.ts'
import { liveStream } from '../../loading/live-stream.ts'
import { Icon } from '../../ui/pictures/icon.tsx'
import { takeQuotes } from './live-quotes.ts'

/** Keeps the stream of quotes open while the page is. The note overlays the page, so nothing shifts. */
export default function LivePrices() {
  const t = useMessages('market')
  const { revalidate } = useRevalidator()
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    const line = liveStream({
      path: marketStreamPath,
      events: {
        [quotesEventName]: (data) => takeQuotes(JSON.parse(data) as QuotesEvent),
        [aliveEventName]: () => {},
      },
      onAway: () => setAway(true),
      onBack() {
        setAway(false)
        // Quotes missed while disconnected might not be sent again soon, so the page reloads its data.
        void revalidate()
      },
      random: Math.random,
    })
    return keepStreamOpen(line)
  }, [revalidate])
  return (
    <output className="live-note">
      {isAway && (
        <p className="flex items-center gap-2 rounded-md border border-rule-2 bg-surface px-3 py-2 text-xs text-ink-2 shadow-pop">
          <Icon name="clock" className="flex-none text-ongoing-text" />
          {t.liveAway()}
        </p>
      )}
    </output>
  )
}
