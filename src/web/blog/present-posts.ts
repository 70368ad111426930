import { data } from 'react-router'
import type { Reply } from '../../contract/operations/operation.ts'
import type { Operations } from '../../contract/operations/operations.ts'
import { blogTimeZone, postMonth } from '../../domain/blog/post-address.ts'
import { postPath } from '../../words/addresses.ts'
import { readPageNumber, tagPattern } from '../../domain/blog/post.ts'
import { formatDate, formatMonthDay } from '../../domain/kernel/time/date-format.ts'
import { makeLinks, type Links } from '../links.ts'
import { listPages } from '../page/parts/list-pages.ts'
import type { LoadArguments } from '../loading/load.ts'

type PostList = Reply<Operations['listPosts']>

/** A post as a list shows it. */
export function presentPostCell(post: PostList['items'][number], links: Links) {
  const updatedAt = post.updated_at
  return {
    slug: post.slug,
    title: post.title,
    excerpt: post.excerpt,
    cover: post.cover,
    author: post.author,
    tags: post.tags,
    updatedAt,
    day: formatMonthDay({ at: updatedAt, timeZone: blogTimeZone }),
    href: links.inside(postPath({ slug: post.slug, ...postMonth(updatedAt) })),
  }
}

export type LoadedPostCell = ReturnType<typeof presentPostCell>

/** A page of the blog, of one tag or of all. */
export async function presentPosts({ client, params, url }: LoadArguments) {
  const links = makeLinks(url.searchParams)
  const { tag } = params
  // What cannot be a tag is a page that does not exist, not a bad request.
  if (tag !== undefined && !tagPattern.test(tag)) throw data(null, { status: 404 })
  const page = readPageNumber(url.searchParams.get('page'))
  const { items, pagination } = await (tag === undefined
    ? client.listPosts({ page })
    : client.listPostsOfTag({ tag, page }))
  // A tag that no post has is a page that does not exist.
  if (tag !== undefined && pagination.total === 0) throw data(null, { status: 404 })
  return {
    tag: tag ?? null,
    page,
    posts: items.map((post) => presentPostCell(post, links)),
    pager: listPages(pagination, (number) => links.blog({ tag, page: number })),
  }
}

export type LoadedPosts = Awaited<ReturnType<typeof presentPosts>>

/** One post, its days written out. */
export async function presentPost({ client, language, url, slug }: LoadArguments & { slug: string }) {
  const { post, related_posts: related } = await client.getPost({ slug })
  const links = makeLinks(url.searchParams)
  const dayOf = (at: string) => formatDate({ at, timeZone: blogTimeZone, language })
  return {
    ...presentPostCell(post, links),
    path: postPath({ slug, ...postMonth(post.updated_at) }),
    html: post.text,
    createdAt: post.created_at,
    updated: dayOf(post.updated_at),
    related: related.map((other) => presentPostCell(other, links)),
  }
}

export type LoadedPost = Awaited<ReturnType<typeof presentPost>>
