import { use } from 'react'
import {
  currencies,
  currencyOfLanguage,
  currencyStorageKey,
  type Currency,
} from '../../../domain/kernel/money/currency.ts'
import type { Language } from '../../../domain/kernel/site/language.ts'
import { watchlistStorageKey } from '../../../domain/market/list/watchlist.ts'
import { LanguageContext } from '../../i18n/use-messages.ts'
import { ScriptNonceContext } from '../../loading/script-nonce.ts'
import { coloursStorageKey, figureColours } from '../stored/figure-colours.ts'
import { useHydrated } from './use-hydrated.ts'

/**
 * Runs before the figures are painted. Pages are cached whole, the same for everyone: a reader who has chosen another
 * currency does not see the usual one first, and colours stand as they were chosen.
 */
export function BeforePaint({ requested }: { requested: Currency | undefined }) {
  const { language } = use(LanguageContext)
  const nonce = use(ScriptNonceContext)
  const isHydrated = useHydrated()
  if (isHydrated) return null
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? scriptFor(requested, language) : '' }}
    />
  )
}

function scriptFor(requested: Currency | undefined, language: Language): string {
  const usual = currencyOfLanguage[language]
  const others = requested === undefined ? currencies.filter((currency) => currency !== usual) : []
  const parts = [
    'try{var s=localStorage,d=document.documentElement.dataset',
    `,k=${JSON.stringify(currencyStorageKey)},c=s.getItem(k),f=s.getItem(${JSON.stringify(coloursStorageKey)});`,
    `if(${JSON.stringify(others)}.includes(c))d.currencyWaiting='';`,
    `if(${JSON.stringify(figureColours)}.includes(f))d.figures=f;`,
    earlyPresses(requested),
    '}catch{}',
  ]
  return parts.join('')
}

/**
 * What is pressed or chosen before React is there counts. It listens before React, which lets nobody hear of what is
 * pressed on a part that it cannot hydrate yet, and acts after it: a press that React has taken is prevented by then, and
 * a currency that it has taken is stored. What is typed is noted until somebody reads it.
 */
function earlyPresses(requested: Currency | undefined): string {
  // React puts a select back to what is shown until the next page is, so its value is read at once.
  const chosen = requested === undefined ? "d.currencyWaiting=''" : 't.value=v;t.form.submit()'
  return [
    `var w=${JSON.stringify(watchlistStorageKey)},tell=()=>dispatchEvent(new StorageEvent('storage'));`,
    "addEventListener('click',e=>{var b=e.target.closest('[data-watch]');b&&setTimeout(()=>{if(e.defaultPrevented)return;",
    "var i=b.dataset.watch,l=(s.getItem(w)||'').split(',').filter(Boolean),h=l.includes(i);",
    "s.setItem(w,(h?l.filter(o=>o!=i):l.concat(i)).join(','));b.setAttribute('aria-pressed',!h);tell()})},true);",
    "addEventListener('input',e=>{var t=e.target,i=t.dataset.side;if(i&&d.typed!='')d.typed=i+':'+t.value},true);",
    "addEventListener('change',e=>{var t=e.target,v=t.value;t.name=='currency'&&setTimeout(()=>{if(s.getItem(k)==v)return;",
    `s.setItem(k,v);${chosen};tell()})},true)`,
  ].join('')
}
