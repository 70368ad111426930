import { currencyStorageKey } from '../../../domain/kernel/money/currency.ts'
import { watchlistStorageKey } from '../../../domain/market/list/watchlist.ts'

/** What a browser stores for each host by itself, and a reader expects in every language. */
const carried = () => JSON.stringify([currencyStorageKey, watchlistStorageKey])
const mark = '#choices&'

/** A link to another language takes the reader's choices along, behind the `#` that no server gets to see. */
export function takeChoicesAlong(): string {
  return `addEventListener('click',function(e){var a=e.target.closest('a[hreflang]');if(a)try{var p=new URLSearchParams;${carried()}.forEach(function(k){var v=localStorage.getItem(k);if(v!==null)p.set(k,v)});a.hash=p.size?'${mark}'+p:''}catch{}},true)`
}

/** They are stored before anything is painted, and only when the reader comes from one of our own hosts. */
export function takeChoicesIn(origins: readonly string[]): string {
  return `(function(h){try{if(!h.startsWith('${mark}'))return;history.replaceState(history.state,'',location.pathname+location.search);if(${JSON.stringify(origins)}.includes(new URL(document.referrer).origin))new URLSearchParams(h.slice(${mark.length})).forEach(function(v,k){if(${carried()}.includes(k))localStorage.setItem(k,v)})}catch{}})(location.hash)`
}
