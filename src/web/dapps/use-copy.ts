import { useMessages } from '../i18n/use-messages.ts'
import { notify } from '../ui/overlays/toast-store.ts'

export function useCopy(): (text: string) => Promise<void> {
  const t = useMessages('dapps/page')
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text)
      notify({ kind: 'ok', title: t.copied() })
    } catch {
      // The clipboard needs a secure connection and permission.
      notify({ kind: 'error', title: t.notCopied(), message: text })
    }
  }
}
