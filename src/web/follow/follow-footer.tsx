import { useState } from 'react'
import { followStatus, offersToFollow } from '../../domain/follow/follow.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { useLinks } from '../reader/use-links.ts'
import { Notice } from '../ui/states/notice.tsx'
import { FollowForm } from './follow-form.tsx'
import { useFollow } from './use-follow.ts'

/** The sign-up for what is new. Who has signed up already does not see it; who does so now is told what comes next. */
export function FollowFooter() {
  const t = useMessages('follow')
  const links = useLinks()
  const follow = useFollow(null)
  const [hasAsked, setAsked] = useState(false)
  const asking = {
    ...follow,
    async follow(email: string) {
      const isDone = await follow.follow(email)
      setAsked(isDone)
      return isDone
    },
  }
  const offers = offersToFollow(follow.status)
  if (!offers && !hasAsked) return null
  return (
    <section className="wrap mt-10 grid items-start gap-x-10 gap-y-4 md:grid-cols-2">
      <div>
        <h2 className="font-display text-xl">{t.siteTitle()}</h2>
        <p className="mt-1 text-sm">{t.siteText()}</p>
        <p className="mt-1 text-xs">
          <a href={links.rss()} className="link inline-flex min-h-11 items-center">
            {t.rss()}
          </a>
        </p>
      </div>
      <div aria-live="polite">
        {offers ? (
          <FollowForm follow={asking} />
        ) : (
          <Notice kind="ok">
            {follow.status === followStatus.following ? t.followingText() : t.waitingText()}
          </Notice>
        )}
      </div>
    </section>
  )
}
