import { lazy, Suspense, useState } from 'react'
import { followStatus } from '../../domain/follow/follow.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { notify } from '../ui/overlays/toast-store.ts'
import { Icon } from '../ui/pictures/icon.tsx'
import { buttonClass } from '../ui/styles/button-class.ts'
import { NoscriptFollow } from './noscript-follow.tsx'
import { useEarlyPress } from './use-early-press.ts'
import { useFollow } from './use-follow.ts'

const FollowDialog = lazy(() => import('./follow-dialog.tsx'))

export function FollowButton({ itemId, name }: { itemId: string; name: string }) {
  const t = useMessages('follow')
  const follow = useFollow(itemId)
  const [dialog, setDialog] = useState<'open' | 'closed'>()
  const isFollowing = follow.status === followStatus.following
  const stop = async () => {
    const isDone = await follow.stop()
    notify(isDone ? { kind: 'ok', title: t.stopped() } : { kind: 'error', title: t.failed() })
  }
  const pressing = useEarlyPress(() => (isFollowing ? void stop() : setDialog('open')))
  return (
    <>
      <button
        {...pressing}
        type="button"
        aria-pressed={isFollowing}
        className={buttonClass({ kind: isFollowing ? 'default' : 'primary', className: 'noscript:hidden' })}
      >
        <Icon name={isFollowing ? 'check' : 'bell'} />
        {isFollowing ? t.following() : follow.status === followStatus.waiting ? t.waiting() : t.follow()}
      </button>
      <NoscriptFollow itemId={itemId} />
      {dialog !== undefined && (
        <Suspense>
          <FollowDialog
            name={name}
            follow={follow}
            isOpen={dialog === 'open'}
            onClose={() => setDialog('closed')}
            onStop={stop}
          />
        </Suspense>
      )}
    </>
  )
}
