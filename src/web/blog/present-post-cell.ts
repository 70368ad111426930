import type { Reply } from '../../contract/operations/operation.ts'
import type { Operations } from '../../contract/operations/operations.ts'
import { blogTimeZone, postMonth } from '../../domain/blog/post-address.ts'
import { formatMonthDay } from '../../domain/kernel/time/date-format.ts'
import { dayAt } from '../../domain/kernel/time/instant.ts'
import { postPath } from '../../words/addresses/addresses.ts'
import type { Links } from '../addresses/links.ts'

type WirePost = Reply<Operations['listPosts']>['items'][number]

export function presentPostCell(post: WirePost, { links, now }: { links: Links; now: Date }) {
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
    day: dayText(updatedAt, now),
    href: links.inside(postPath({ slug: post.slug, ...postMonth(updatedAt) })),
  }
}

/** Month and day, `4/16`; of another year with the year, `2025/12/16`. */
function dayText(at: string, now: Date): string {
  const [year, thisYear] = [at, now].map((moment) =>
    dayAt({ at: moment, timeZone: blogTimeZone })?.slice(0, 4),
  )
  const day = formatMonthDay({ at, timeZone: blogTimeZone })
  return year === thisYear ? day : `${year}/${day}`
}

export type LoadedPostCell = ReturnType<typeof presentPostCell>
