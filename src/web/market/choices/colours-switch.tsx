import { use } from 'react'
import { languageCustoms } from '../../../domain/kernel/site/language-customs.ts'
import { LanguageContext, useMessages } from '../../i18n/use-messages.ts'
import { useHydrated } from '../figures/use-hydrated.ts'
import { storeFigureColours, useFigureColours, type FigureColours } from '../stored/figure-colours.ts'

export function ColoursSwitch() {
  const t = useMessages('market')
  const isHydrated = useHydrated()
  const { language } = use(LanguageContext)
  const chosen = useFigureColours() ?? languageCustoms[language].figureColours
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
