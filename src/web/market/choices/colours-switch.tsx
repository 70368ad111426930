import { use } from 'react'
import { languageCustoms } from '../../../domain/kernel/site/language-customs.ts'
import { LanguageContext, useMessages } from '../../i18n/use-messages.ts'
import { keepFigureColours, useFigureColours, type FigureColours } from '../figures/figure-colours.ts'
import { useAlive } from '../figures/use-hydrated.ts'

/** Turns the colours of gains and losses round, from what the reader's language is used to. */
export function ColoursSwitch() {
  const t = useMessages('market')
  const isAlive = useAlive()
  const { language } = use(LanguageContext)
  const chosen = useFigureColours() ?? languageCustoms[language].figureColours
  const turned: FigureColours = chosen === 'green-up' ? 'red-up' : 'green-up'
  return (
    <button
      type="button"
      disabled={!isAlive}
      className="btn btn-sm with-script"
      onClick={() => keepFigureColours(turned)}
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
