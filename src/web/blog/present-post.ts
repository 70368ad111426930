import type { Reply } from '../../contract/operations/operation.ts'
import type { Operations } from '../../contract/operations/operations.ts'
import { blogTimeZone, postMonth } from '../../domain/blog/post-address.ts'
import { formatDate } from '../../domain/kernel/time/date-format.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import { postPath } from '../../words/addresses.ts'
import type { Links } from '../links.ts'
import { presentPostCell } from './present-post-cell.ts'

/** One post, its days written out. */
export function presentPost(
  { post, related_posts: related }: Reply<Operations['getPost']>,
  { links, language }: { links: Links; language: Language },
) {
  return {
    ...presentPostCell(post, links),
    path: postPath({ slug: post.slug, ...postMonth(post.updated_at) }),
    html: post.text,
    createdAt: post.created_at,
    updated: formatDate({ at: post.updated_at, timeZone: blogTimeZone, language }),
    related: related.map((other) => presentPostCell(other, links)),
  }
}

export type LoadedPost = ReturnType<typeof presentPost>
