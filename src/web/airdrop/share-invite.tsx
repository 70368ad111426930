import { useSyncExternalStore } from 'react'
import { useMessages } from '../i18n/use-messages.ts'
import { Button } from '../ui/controls/button.tsx'
import { notify } from '../ui/overlays/toast-store.ts'
import { Icon } from '../ui/pictures/icon.tsx'

interface ShareInviteProps {
  /** The absolute address of the invitation. */
  readonly url: string
  readonly label?: string
}

const never = () => () => {}

/**
 * Shows the link as text, so that it can be copied without scripts, with a button that copies it or opens the share
 * sheet of the system.
 */
export function ShareInvite({ url, label }: ShareInviteProps) {
  const t = useMessages('airdrop/own')
  const canShare = useSyncExternalStore(
    never,
    () => typeof navigator.share === 'function',
    () => false,
  )
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      notify({ kind: 'ok', title: t.copied() })
    } catch {
      // The clipboard is available only over https and with permission.
      notify({ kind: 'error', title: t.copyFailed() })
    }
  }
  const share = async () => {
    try {
      await navigator.share({ url, text: t.shareText() })
    } catch (error) {
      // Closing the share sheet raises `AbortError` and is not a failure; after any other error the link is copied instead.
      if (error instanceof DOMException && error.name === 'AbortError') return
      await copy()
    }
  }
  return (
    <section aria-label={label ?? t.share()} className="mt-8 border border-rule-2 p-4">
      <p className="text-xs font-strong text-ink">{label ?? t.share()}</p>
      <p className="quiz-link mt-1 text-ink-2">{url}</p>
      <div className="mt-3 flex flex-wrap gap-3 noscript:hidden">
        <Button onClick={() => void copy()} className="flex-1">
          <Icon name="copy" />
          {t.copyLink()}
        </Button>
        {canShare && (
          <Button kind="primary" onClick={() => void share()} className="flex-1">
            {t.share()}
          </Button>
        )}
      </div>
    </section>
  )
}
