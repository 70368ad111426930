import { useRef, useState } from 'react'
import { followStatus, offersToFollow } from '../../domain/follow/follow.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { Button } from '../ui/controls/button.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'
import { FollowForm } from './follow-form.tsx'
import FollowWaiting from './follow-waiting.tsx'
import type { Follow } from './use-follow.ts'

/** Declared here, so that the focus moves once and not with every rendering. */
const takeFocus = (element: HTMLElement | null) => element?.focus()

interface FollowDialogProps {
  readonly name: string
  readonly follow: Follow
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onStop: () => Promise<void>
}

export default function FollowDialog({ name, follow, isOpen, onClose, onStop }: FollowDialogProps) {
  const t = useMessages('follow')
  const [waiting, setWaiting] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const isFollowing = follow.status === followStatus.following
  const stop = async () => {
    setWaiting(true)
    await onStop()
    setWaiting(false)
    onClose()
  }
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={t.dialogTitle({ name })}
      closeLabel={t.close()}
      initialFocus={field}
    >
      {offersToFollow(follow.status) ? (
        <div className="grid gap-4">
          <p>{t.dialogText()}</p>
          <FollowForm follow={follow} field={field} />
        </div>
      ) : (
        <div className="grid gap-4">
          {/* This text replaces the form, whose button had the focus, so it takes over the focus. */}
          <div ref={takeFocus} tabIndex={-1} className="outline-none">
            {isFollowing ? <p>{t.followingText()}</p> : <FollowWaiting follow={follow} />}
          </div>
          <div className="flex flex-wrap justify-end gap-2">
            <Button kind="quiet" waiting={waiting} onClick={() => void stop()}>
              {isFollowing ? t.stop() : t.takeBack()}
            </Button>
            <Button kind="primary" onClick={onClose}>
              {t.close()}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  )
}
