import { lazy, Suspense } from 'react'
import { followStatus, offersToFollow } from '../../domain/follow/follow.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { useLinks } from '../reader/use-links.ts'
import { FollowForm } from './follow-form.tsx'
import { NoscriptFollow } from './noscript-follow.tsx'
import { useFollow } from './use-follow.ts'

const FollowWaiting = lazy(() => import('./follow-waiting.tsx'))

export function FollowFooter() {
  const t = useMessages('follow')
  const links = useLinks()
  const follow = useFollow(null)
  if (follow.status === followStatus.waiting)
    return (
      <section className="wrap mt-10">
        <Suspense>
          <FollowWaiting follow={follow} />
        </Suspense>
      </section>
    )
  if (!offersToFollow(follow.status)) return null
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
      <FollowForm follow={follow} />
      <NoscriptFollow itemId={null} />
    </section>
  )
}
