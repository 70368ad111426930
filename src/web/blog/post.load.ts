import { data, redirect } from 'react-router'
import { blogTimeZone, isYearAndMonth, postMonth } from '../../domain/blog/post-address.ts'
import { postPath } from '../../words/addresses.ts'
import { cardPath } from '../../words/card-addresses.ts'
import { isSlug } from '../../domain/blog/post.ts'
import { formatDate } from '../../domain/kernel/time/date-format.ts'
import { makeLinks } from '../links.ts'
import { onJapaneseHost } from './on-japanese-host.ts'
import { presentPostCell } from './present-post-cell.ts'

/** One post, its days written out. Every address of a post but the one it is known by leads there. */
export const load = onJapaneseHost(async ({ client, language, params, url }) => {
  const { year, month, slug = '' } = params
  if (year !== undefined && month !== undefined && !isYearAndMonth({ year, month })) {
    const said = 'Not a valid year or month'
    throw data(said, { status: 404, statusText: said })
  }
  if (!isSlug(slug)) throw data(null, { status: 404 })
  const { post, related_posts: related } = await client.getPost({ slug })
  const links = makeLinks(url.searchParams)
  const path = postPath({ slug, ...postMonth(post.updated_at) })
  if (url.pathname !== path) throw redirect(links.inside(path), 301)
  return {
    ...presentPostCell(post, links),
    path,
    card: cardPath({ kind: 'post', id: slug, language, version: post.updated_at }),
    html: post.text,
    createdAt: post.created_at,
    updated: formatDate({ at: post.updated_at, timeZone: blogTimeZone, language }),
    related: related.map((other) => presentPostCell(other, links)),
  }
})

export type LoadedPost = Awaited<ReturnType<typeof load>>
