import type { Reply } from '../../contract/operations/operation.ts'
import type { Operations } from '../../contract/operations/operations.ts'
import { blogTimeZone, postMonth } from '../../domain/blog/post-address.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import { formatDate } from '../../domain/kernel/time/date-format.ts'
import { postPath } from '../../words/addresses/addresses.ts'
import { cardPath } from '../../words/addresses/card-addresses.ts'
import type { Links } from '../addresses/links.ts'
import { presentPostCell } from './present-post-cell.ts'

export function presentPost(
  { post, related_posts: related, previous, next }: Reply<Operations['getPost']>,
  { links, language, now }: { links: Links; language: Language; now: Date },
) {
  return {
    ...presentPostCell(post, { links, now }),
    path: postPath({ slug: post.slug, ...postMonth(post.updated_at) }),
    card: cardPath({ kind: 'post', id: post.slug, language, version: post.updated_at }),
    html: post.text,
    sections: post.sections,
    minutes: post.reading_minutes,
    published: formatDate({ at: post.created_at, timeZone: blogTimeZone, language }),
    isChanged: post.updated_at !== post.created_at,
    createdAt: post.created_at,
    updated: formatDate({ at: post.updated_at, timeZone: blogTimeZone, language }),
    previous: previous === null ? null : neighbour(previous, links, now),
    next: next === null ? null : neighbour(next, links, now),
    related: related.map((other) => presentPostCell(other, { links, now })),
  }
}

function neighbour(post: Parameters<typeof presentPostCell>[0], links: Links, now: Date) {
  const { title, href } = presentPostCell(post, { links, now })
  return { title, href }
}

export type LoadedPost = ReturnType<typeof presentPost>
