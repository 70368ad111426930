import { useEffect, type RefObject } from 'react'
import { useMessages } from '../i18n/use-messages.ts'
import { whenIdle } from '../loading/when-idle.ts'

/** The prices of the coins that a post names arrive in the boxes kept for them; the page itself knows none, and is cached. */
export function usePriceChips(text: RefObject<HTMLElement | null>, html: string): void {
  const t = useMessages('blog/page')
  useEffect(() => {
    const chips = text.current?.querySelectorAll<HTMLDataElement>('data[value]') ?? []
    if (chips.length === 0) return undefined
    let stop: (() => void) | undefined
    let isGone = false
    const cancel = whenIdle(() => {
      // A post is read as well without prices.
      import('./late/price-chips.ts')
        .then(({ showPrices }) => {
          if (!isGone)
            stop = showPrices([...chips], {
              demo: (price) => t.demoPrice({ price }),
              demoMeaning: t.demoMeaning(),
            })
        })
        .catch(() => undefined)
    })
    return () => {
      isGone = true
      cancel()
      stop?.()
    }
  }, [text, html, t])
}
