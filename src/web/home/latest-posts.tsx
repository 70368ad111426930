import { PostCard } from '../blog/post-card.tsx'
import type { LoadedPostCell } from '../blog/present-post-cell.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { CachedMarkup } from '../page/cached-markup.tsx'
import { useLinks } from '../reader/use-links.ts'
import { Icon } from '../ui/pictures/icon.tsx'
import { PageLink } from '../ui/controls/page-link.tsx'

export function LatestPosts({ posts }: { posts: readonly LoadedPostCell[] }) {
  const t = useMessages('home')
  const links = useLinks()
  if (posts.length === 0) return null
  return (
    <section aria-label={t.latestPosts()} className="wrap mt-10">
      <hr className="komochi" />
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="pt-3 pb-3 font-display text-lg">{t.latestPosts()}</h2>
        <PageLink to={links.blog()} className="link inline-flex min-h-11 items-center gap-1 text-sm">
          {t.allPosts()}
          <Icon name="right" className="size-4" />
        </PageLink>
      </div>
      <CachedMarkup as="ul" className="grid gap-8 md:grid-cols-3" of={posts} byContent>
        {posts.map((post) => (
          <PostCard key={post.slug} post={post} />
        ))}
      </CachedMarkup>
    </section>
  )
}
