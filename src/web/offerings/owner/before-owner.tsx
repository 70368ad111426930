import { use } from 'react'
import { ScriptNonceContext } from '../../loading/script-nonce.ts'
import { editingMark, ownerKeyStorage } from './owner-key.ts'

/**
 * An inline script that hides the form of a new project before the first paint if this tab edits an entry: the page is the same for
 * everyone, and the scripts that open the entry come later.
 */
const script = `try{if(sessionStorage.getItem('${ownerKeyStorage}'))document.documentElement.setAttribute('${editingMark}','')}catch{}`

export function BeforeOwner() {
  const nonce = use(ScriptNonceContext)
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? script : '' }}
    />
  )
}
