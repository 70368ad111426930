import { DemoMark } from '../page/demo-mark.tsx'
import { PageLink } from '../ui/controls/page-link.tsx'
import { Cover } from './cover.tsx'
import type { LoadedPostCell } from './present-post-cell.ts'

export function PostCard({ post }: { post: LoadedPostCell }) {
  return (
    <li className="relative">
      <Cover src={post.cover} />
      <h3 className="mt-3 font-display text-md leading-head">
        <PageLink to={post.href} className="after:absolute after:inset-0 hover:text-accent">
          {post.title}
        </PageLink>
      </h3>
      <p className="mt-1 line-clamp-3 text-xs">{post.excerpt}</p>
      <PostByline post={post} />
    </li>
  )
}

export function PostByline({ post }: { post: LoadedPostCell }) {
  return (
    <p className="mt-1.5 flex gap-3 text-2xs text-ink-3">
      <span>{post.author}</span>
      <time dateTime={post.updatedAt}>{post.day}</time>
      {post.isDemo && <DemoMark />}
    </p>
  )
}
