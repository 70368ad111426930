import { useSyncExternalStore } from 'react'
import { useMessages } from '../i18n/use-messages.ts'
import { Button } from '../ui/controls/button.tsx'
import { notify } from '../ui/overlays/toast-store.ts'
import { Icon } from '../ui/pictures/icon.tsx'

interface ShareInviteProps {
  /** Absolute. */
  readonly url: string
  readonly label?: string
}

const never = () => () => {}

/** The link itself, so that it can be taken without scripts; where the system shares, its own sheet. */
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
      // Not on every connection, nor with every permission.
      notify({ kind: 'error', title: t.copyFailed() })
    }
  }
  const share = async () => {
    try {
      await navigator.share({ url, text: t.shareText() })
    } catch (error) {
      // Whoever closes the sheet has changed their mind; where it cannot open, the link is copied.
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
