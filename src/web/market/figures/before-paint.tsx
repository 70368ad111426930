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
 * An inline script that runs before the figures are painted. Pages are cached whole and are the same for everyone, so
 * it applies the reader's stored currency and colours before the default ones become visible.
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
  const defaultCurrency = currencyOfLanguage[language]
  const others = requested === undefined ? currencies.filter((currency) => currency !== defaultCurrency) : []
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
 * An inline script that handles presses and choices made before hydration. Its listener runs before those of React, which stop
 * presses on parts that are not hydrated yet, and it acts after them. It skips what React has handled: a press that is
 * default-prevented, a currency that is already stored. Typed text is recorded until a component reads it.
 */
function earlyPresses(requested: Currency | undefined): string {
  // React resets a select to the shown value until the next page is rendered, so its value is read at once.
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
