import { data } from 'react-router'
import { readPageNumber, tagPattern } from '../../domain/blog/post.ts'
import { cleanSearchText, cutSearchText } from '../../domain/kernel/text/search-text.ts'
import { postSearchPath } from '../../words/addresses/blog-addresses.ts'
import { makeLinks } from '../addresses/links.ts'
import { listPages } from '../page/list-pages.ts'
import { arrivedFrom, onJapaneseHost } from './on-japanese-host.ts'
import { presentPostCell } from './present-post-cell.ts'

export const load = onJapaneseHost(async ({ client, params, url, now }) => {
  const links = makeLinks(url.searchParams)
  const { tag } = params
  // A malformed tag means an unknown page: 404, not 400.
  if (tag !== undefined && !tagPattern.test(tag)) throw data(null, { status: 404 })
  const page = readPageNumber(url.searchParams.get('page'))
  const q = tag === undefined ? cutSearchText(cleanSearchText(url.searchParams.get('q') ?? '')) : ''
  const { items, pagination } = await (tag === undefined
    ? client.listPosts({ page, ...(q !== '' && { q }) })
    : client.listPostsOfTag({ tag, page }))
  if (tag !== undefined && pagination.total === 0) throw data(null, { status: 404 })
  const posts = items.map((post) => presentPostCell(post, { links, now }))
  const pageHref = (number: number) =>
    q === '' ? links.blog({ tag, page: number }) : links.inside(postSearchPath({ q, page: number }))
  return {
    tag: tag ?? null,
    q,
    total: pagination.total,
    firstHref: posts.length === 0 && pagination.total > 0 ? pageHref(1) : null,
    page,
    from: arrivedFrom(url.searchParams),
    posts,
    pager: listPages(pagination, pageHref),
  }
})

export type LoadedPosts = Awaited<ReturnType<typeof load>>
