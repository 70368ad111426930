import type { LoadedPostCell } from '../blog/present-post-cell.ts'
import { FollowFooter } from '../follow/follow-footer.tsx'
import { AppBanner } from './app-banner.tsx'
import { Guides } from './guides.tsx'
import { LatestPosts } from './latest-posts.tsx'

/** What stands below the list. */
export default function HomeFoot({ posts }: { posts: readonly LoadedPostCell[] }) {
  return (
    <>
      <Guides />
      <LatestPosts posts={posts} />
      <AppBanner />
      <FollowFooter />
    </>
  )
}
