import type { Reply } from '../../contract/operations/operation.ts'
import type { Operations } from '../../contract/operations/operations.ts'
import { blogTimeZone, postMonth } from '../../domain/blog/post-address.ts'
import { formatMonthDay } from '../../domain/kernel/time/date-format.ts'
import { postPath } from '../../words/addresses/addresses.ts'
import type { Links } from '../addresses/links.ts'

type WirePost = Reply<Operations['listPosts']>['items'][number]

export function presentPostCell(post: WirePost, links: Links) {
  const updatedAt = post.updated_at
  return {
    slug: post.slug,
    title: post.title,
    excerpt: post.excerpt,
    cover: post.cover,
    author: post.author,
    tags: post.tags,
    isDemo: post.is_demo,
    updatedAt,
    day: formatMonthDay({ at: updatedAt, timeZone: blogTimeZone }),
    href: links.inside(postPath({ slug: post.slug, ...postMonth(updatedAt) })),
  }
}

export type LoadedPostCell = ReturnType<typeof presentPostCell>
