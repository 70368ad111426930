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
    const begin = async () => {
      // A post is read as well without prices.
      const late = await import('./price-chips.ts').catch(() => undefined)
      if (isGone || late === undefined) return
      const demo = (price: string) => t.demoPrice({ price })
      stop = late.showPrices([...chips], { demo, demoMeaning: t.demoMeaning() })
    }
    const cancel = whenIdle(() => {
      void begin()
    })
    return () => {
      isGone = true
      cancel()
      stop?.()
    }
  }, [text, html, t])
}
