import { currencyStorageKey } from '../../../domain/kernel/money/currency.ts'
import { watchlistStorageKey } from '../../../domain/market/list/watchlist.ts'

/** What a browser stores for each host by itself, and a reader expects in every language. */
const carried = () => JSON.stringify([currencyStorageKey, watchlistStorageKey])
const mark = '#choices&'

/** A link to another language takes the reader's choices along, behind the `#` that no server gets to see, and what stood there. */
export function takeChoicesAlong(): string {
  return `addEventListener('click',function(e){var a=e.target.closest('a[hreflang]');if(a)try{var p=new URLSearchParams,h=a.pathname==location.pathname?location.hash:'';${carried()}.forEach(function(k){var v=localStorage.getItem(k);if(v!==null)p.set(k,v)});if(p.size&&h)p.set('at',h.slice(1));a.hash=p.size?'${mark}'+p:h}catch{}},true)`
}

/** They are stored before anything is painted, and only when the reader comes from one of our own hosts. */
export function takeChoicesIn(origins: readonly string[]): string {
  return `(function(h){try{if(!h.startsWith('${mark}'))return;var p=new URLSearchParams(h.slice(${mark.length})),t=p.get('at');history.replaceState(history.state,'',location.pathname+location.search+(t?'#'+t:''));if(${JSON.stringify(origins)}.includes(new URL(document.referrer).origin))p.forEach(function(v,k){if(${carried()}.includes(k))localStorage.setItem(k,v)})}catch{}})(location.hash)`
}
