import { use } from 'react'
import { LanguageContext, useMessages } from '../../i18n/use-messages.ts'
import { storeFigureColours, useFigureColours, type FigureColours } from '../stored/figure-colours.ts'
import { useHydrated } from '../figures/use-hydrated.ts'

/** Gains are green in Tokyo and London, red in Seoul and Shanghai: whichever the reader is used to. */
export function ColoursSwitch() {
  const t = useMessages('market')
  const isHydrated = useHydrated()
  const { language } = use(LanguageContext)
  const usual: FigureColours = language === 'ko' || language === 'zh' ? 'red-up' : 'green-up'
  const chosen = useFigureColours() ?? usual
  const turned: FigureColours = chosen === 'green-up' ? 'red-up' : 'green-up'
  return (
    <button
      type="button"
      disabled={!isHydrated}
      className="btn btn-sm noscript:hidden"
      onClick={() => storeFigureColours(turned)}
    >
      <span className="delta gain" aria-hidden="true">
        ▲
      </span>
      <span className="delta loss" aria-hidden="true">
        ▼
      </span>
      {turned === 'red-up' ? t.gainsInRed() : t.gainsInGreen()}
    </button>
  )
}
