import { useMessages } from '../i18n/use-messages.ts'
import { notify } from '../ui/overlays/toast-store.ts'

/** Copies a text, and says so. Where the browser does not let it, the text is shown for the reader's own keys. */
export function useCopying(): (text: string) => Promise<void> {
  const t = useMessages('dapps/page')
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text)
      notify({ kind: 'ok', title: t.copied() })
    } catch {
      // Not on every connection, nor with every permission.
      notify({ kind: 'error', title: t.notCopied(), message: text })
    }
  }
}
