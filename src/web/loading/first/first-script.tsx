import { use } from 'react'
import { ScriptNonceContext } from '../script-nonce.ts'
import { systemIsDark, themeNamed } from '../../reader/use-theme.ts'
import { currencyStorageKey } from '../../../domain/kernel/money/currency.ts'
import { watchlistStorageKey } from '../../../domain/market/list/watchlist.ts'

/** What a browser stores for each host by itself, and a reader expects in every language. */
const carried = () => JSON.stringify([currencyStorageKey, watchlistStorageKey])
const mark = '#choices&'

/** A link to another language takes the reader's choices along, behind the `#` that no server gets to see, and what stood there. */
function takeChoicesAlong(): string {
  return `addEventListener('click',function(e){var a=e.target.closest('a[hreflang]');if(a)try{var p=new URLSearchParams,h=a.pathname==location.pathname?location.hash:'';${carried()}.forEach(function(k){var v=localStorage.getItem(k);if(v!==null)p.set(k,v)});if(p.size&&h)p.set('at',h.slice(1));a.hash=p.size?'${mark}'+p:h}catch{}},true)`
}

/** They are stored before anything is painted, and only when the reader comes from one of our own hosts. */
function takeChoicesIn(origins: readonly string[]): string {
  return `(function(h){try{if(!h.startsWith('${mark}'))return;var p=new URLSearchParams(h.slice(${mark.length})),t=p.get('at');history.replaceState(history.state,'',location.pathname+location.search+(t?'#'+t:''));if(${JSON.stringify(origins)}.includes(new URL(document.referrer).origin))p.forEach(function(v,k){if(${carried()}.includes(k))localStorage.setItem(k,v)})}catch{}})(location.hash)`
}

/**
 * A page is cached whole, the same for everyone: where its address asks for no theme it comes light, and is turned to
 * what the reader chose, or else to what the system has, before anything is painted.
 */
const theme = `(function(d,t){var c=t.exec(d.cookie);if(!t.test(location.search)&&(c?c[1]==='dark':matchMedia('${systemIsDark}').matches))d.documentElement.dataset.theme='dark'})(document,${themeNamed})`

/** On a slow phone a reader is there seconds before the scripts are: `useEarlyPress` asks what was pressed. */
const presses = `addEventListener('click',function(e){var b=e.target.closest('[data-early]');if(b)b.dataset.early='pressed'},true)`

/** What cannot wait for the scripts of the page stands in the page itself. The server writes it, and no browser does. */
export function FirstScript({ origins }: { origins: readonly string[] }) {
  const nonce = use(ScriptNonceContext)
  const script = [takeChoicesIn(origins), theme, presses, takeChoicesAlong()].join(';')
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: script }} />
}
