import { data, redirect } from 'react-router'
import { isYearAndMonth } from '../../domain/blog/post-address.ts'
import { isSlug } from '../../domain/blog/post.ts'
import { arrivedPath } from '../../words/addresses/blog-addresses.ts'
import { makeLinks } from '../addresses/links.ts'
import type { LoadArguments } from '../loading/load.ts'
import { arrivedFrom, onJapaneseHost } from './on-japanese-host.ts'
import { presentPost } from './present-post.ts'

const loadPost = onJapaneseHost(async ({ client, language, params: { slug = '' }, url, now }) => {
  const links = makeLinks(url.searchParams)
  const from = arrivedFrom(url.searchParams)
  const post = presentPost(await client.getPost({ slug }), { links, language, now })
  const there = links.inside(from === null ? post.path : arrivedPath(post.path, from))
  if (url.pathname !== post.path) throw redirect(there, 301)
  return { ...post, from }
})

/** An unknown address is a 404 in the reader's language, without a redirect to the Japanese host. */
export async function load(args: LoadArguments) {
  const { year, month, slug = '' } = args.params
  if (year !== undefined && month !== undefined && !isYearAndMonth({ year, month })) {
    const stated = 'Not a valid year or month'
    throw data(stated, { status: 404, statusText: stated })
  }
  if (!isSlug(slug)) throw data(null, { status: 404 })
  return loadPost(args)
}
