import { useMessages } from '../i18n/use-messages.ts'
import { useLinks } from '../reader/use-links.ts'
import { buttonClass } from '../ui/styles/button-class.ts'
import { Pager } from '../page/lists/pager.tsx'
import { EmptyState } from '../ui/states/empty-state.tsx'
import { PageLink } from '../ui/controls/page-link.tsx'
import { Cover } from './cover.tsx'
import { PostMade } from './post-card.tsx'
import { PostTags } from './post-tags.tsx'
import type { LoadedPosts } from './posts.load.ts'

/** How many covers are in sight when the page opens. */
const inSight = 4

export function PostRows({ posts, pager, q }: LoadedPosts) {
  const t = useMessages('blog')
  const found = useMessages('blog/page')
  const links = useLinks()
  if (posts.length === 0 && q !== '')
    return (
      <EmptyState
        title={found.noneTitle({ q })}
        actions={
          <PageLink to={links.blog()} className={buttonClass({})}>
            {found.allPosts()}
          </PageLink>
        }
      >
        {found.noneText()}
      </EmptyState>
    )
  if (posts.length === 0) return <EmptyState title={t.emptyTitle()}>{t.emptyText()}</EmptyState>
  return (
    <>
      <ul className="border-t border-rule lg:grid lg:grid-cols-2 lg:gap-x-12">
        {posts.map((post, place) => (
          <li
            key={post.slug}
            className="relative grid gap-x-8 gap-y-3 border-b border-rule py-6 md:grid-cols-[17rem_minmax(0,1fr)] lg:grid-cols-[12rem_minmax(0,1fr)] lg:gap-x-6"
          >
            <Cover src={post.cover} eager={place < inSight} />
            <div>
              <h2 className="font-display text-lg">
                <PageLink to={post.href} className="after:absolute after:inset-0 hover:text-accent">
                  {post.title}
                </PageLink>
              </h2>
              <p className="mt-1.5 max-w-prose text-sm max-md:line-clamp-4 lg:line-clamp-5">{post.excerpt}</p>
              <PostMade post={post} />
              <PostTags tags={post.tags} />
            </div>
          </li>
        ))}
      </ul>
      <Pager {...pager} />
    </>
  )
}
