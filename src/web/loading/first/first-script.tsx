import { use } from 'react'
import { ScriptNonceContext } from '../script-nonce.ts'
import { takeChoicesAlong, takeChoicesIn } from './carried-choices.ts'
import { systemIsDark, themeNamed } from '../../reader/use-theme.ts'

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
