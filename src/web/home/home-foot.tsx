import type { LoadedPostCell } from '../blog/present-post-cell.ts'
import { FollowFooter } from '../follow/follow-footer.tsx'
import type { LoadedUpcoming } from '../upcoming/load-upcoming.ts'
import { AppBanner } from './app-banner.tsx'
import { Guides } from './guides.tsx'
import { HomeEvents } from './home-events.tsx'
import { LatestPosts } from './latest-posts.tsx'

interface HomeFootProps {
  readonly upcoming: LoadedUpcoming
  readonly posts: readonly LoadedPostCell[]
}

/** What stands below the list. */
export default function HomeFoot({ upcoming, posts }: HomeFootProps) {
  return (
    <>
      <HomeEvents upcoming={upcoming} />
      <Guides />
      <LatestPosts posts={posts} />
      <AppBanner />
      <FollowFooter />
    </>
  )
}
