import { useState } from 'react'
import { followStatus, offersToFollow } from '../../domain/follow/follow.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import { notify } from '../ui/toast-store.ts'
import { FollowForm } from './follow-form.tsx'
import { useFollow } from './use-follow.ts'

/** Follows one offering, or stops. */
export default function FollowButton({ itemId, name }: { itemId: string; name: string }) {
  const t = useMessages('follow')
  const follow = useFollow(itemId)
  const [isOpen, setOpen] = useState(false)
  const [waiting, setWaiting] = useState(false)
  const isFollowing = follow.status === followStatus.following
  const stop = async () => {
    setWaiting(true)
    const isDone = await follow.stop()
    setWaiting(false)
    setOpen(false)
    notify(isDone ? { kind: 'ok', title: t.stopped() } : { kind: 'error', title: t.failed() })
  }
  return (
    <>
      <Button
        kind={isFollowing ? 'default' : 'primary'}
        aria-pressed={isFollowing}
        waiting={waiting}
        className="needs-script w-full"
        onClick={() => (isFollowing ? void stop() : setOpen(true))}
      >
        <Icon name={isFollowing ? 'check' : 'bell'} />
        {isFollowing ? t.following() : follow.status === followStatus.waiting ? t.waiting() : t.follow()}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t.dialogTitle({ name })}
        closeLabel={t.close()}
      >
        {offersToFollow(follow.status) ? (
          <div className="grid gap-4">
            <p>{t.dialogText()}</p>
            <FollowForm follow={follow} />
          </div>
        ) : (
          <div className="grid gap-4">
            {/* It takes the place of the form, and of its button, which had the focus. */}
            <p ref={(told) => told?.focus()} tabIndex={-1} className="outline-none">
              {isFollowing ? t.followingText() : t.waitingText()}
            </p>
            <Button waiting={waiting} onClick={() => void stop()}>
              {isFollowing ? t.stop() : t.takeBack()}
            </Button>
          </div>
        )}
      </Dialog>
    </>
  )
}
