import { use } from 'react'
import { currencyStorageKey } from '../../../domain/kernel/money/currency.ts'
import { watchlistStorageKey } from '../../../domain/market/list/watchlist.ts'
import { systemIsDark, themeNamed } from '../../reader/use-theme.ts'
import { ScriptNonceContext } from '../script-nonce.ts'

/**
 * The stored choices that go along to another language: the currency and the watchlist. `localStorage` is separate for each host,
 * but readers expect these choices in every language.
 */
const carried = () => JSON.stringify([currencyStorageKey, watchlistStorageKey])
const mark = '#choices&'

/**
 * Links to another language carry the reader's choices in the fragment, which no server sees, together with the
 * fragment that was there.
 */
function exportChoices(): string {
  return `addEventListener('click',function(e){var a=e.target.closest('a[hreflang]');if(a)try{var p=new URLSearchParams,h=a.pathname==location.pathname?location.hash:'';${carried()}.forEach(function(k){var v=localStorage.getItem(k);if(v!==null)p.set(k,v)});if(p.size&&h)p.set('at',h.slice(1));a.hash=p.size?'${mark}'+p:h}catch{}},true)`
}

/** Stores the carried choices before the first paint, but only if the referrer is one of our own hosts. */
function importChoices(origins: readonly string[]): string {
  return `(function(h){try{if(!h.startsWith('${mark}'))return;var p=new URLSearchParams(h.slice(${mark.length})),t=p.get('at');history.replaceState(history.state,'',location.pathname+location.search+(t?'#'+t:''));if(${JSON.stringify(origins)}.includes(new URL(document.referrer).origin))p.forEach(function(v,k){if(${carried()}.includes(k))localStorage.setItem(k,v)})}catch{}})(location.hash)`
}

/**
 * Applies the theme before the first paint: the stored one, else that of the system. Pages are cached whole, the same
 * for everyone, and are light unless the address names a theme.
 */
const theme = `(function(d,t){var c=t.exec(d.cookie);if(!t.test(location.search)&&(c?c[1]==='dark':matchMedia('${systemIsDark}').matches))d.documentElement.dataset.theme='dark'})(document,${themeNamed})`

/** On a slow phone readers press buttons seconds before the scripts arrive. This records the press; `useEarlyPress` acts on it. */
const presses = `addEventListener('click',function(e){var b=e.target.closest('[data-early]');if(b)b.dataset.early='pressed'},true)`

export function FirstScript({ origins }: { origins: readonly string[] }) {
  const nonce = use(ScriptNonceContext)
  const script = [importChoices(origins), theme, presses, exportChoices()].join(';')
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: script }} />
}
