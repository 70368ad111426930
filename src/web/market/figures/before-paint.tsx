import { use } from 'react'
import {
  currencies,
  currencyOfLanguage,
  currencyStorageKey,
  type Currency,
} from '../../../domain/kernel/money/currency.ts'
import type { Language } from '../../../domain/kernel/site/language.ts'
import { LanguageContext } from '../../i18n/use-messages.ts'
import { ScriptNonceContext } from '../../page/parts/script-nonce.ts'
import { coloursStorageKey, figureColours } from '../stored/figure-colours.ts'
import { useHydrated } from './use-hydrated.ts'

/**
 * Runs before the figures are painted. Pages are cached whole, the same for everyone: a reader who has chosen another
 * currency does not see the usual one first, and colours stand as they were chosen.
 */
export function BeforePaint({ asked }: { asked: Currency | undefined }) {
  const { language } = use(LanguageContext)
  const nonce = use(ScriptNonceContext)
  const isHydrated = useHydrated()
  if (isHydrated) return null
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? scriptFor(asked, language) : '' }}
    />
  )
}

function scriptFor(asked: Currency | undefined, language: Language): string {
  const usual = currencyOfLanguage[language]
  const others = asked === undefined ? currencies.filter((currency) => currency !== usual) : []
  const parts = [
    'try{var s=localStorage,d=document.documentElement.dataset',
    `,c=s.getItem(${JSON.stringify(currencyStorageKey)}),f=s.getItem(${JSON.stringify(coloursStorageKey)});`,
    `if(${JSON.stringify(others)}.includes(c))d.currencyWaiting='';`,
    `if(${JSON.stringify(figureColours)}.includes(f))d.figures=f}catch{}`,
  ]
  return parts.join('')
}
