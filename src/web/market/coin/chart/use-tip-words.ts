import { useMemo } from 'react'
import { useMessages } from '../../../i18n/use-messages.ts'
import type { TipWords } from './chart-tip.ts'

/** The same object while the language is the same, so that nothing is drawn anew for it. */
export function useTipWords(): TipWords {
  const t = useMessages('coin')
  return useMemo(
    () => ({ open: t.opening(), high: t.high24h(), low: t.low24h(), close: t.closing(), volume: t.volume() }),
    [t],
  )
}
