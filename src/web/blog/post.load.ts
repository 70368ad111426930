import { data, redirect } from 'react-router'
import { isYearAndMonth } from '../../domain/blog/post-address.ts'
import { isSlug } from '../../domain/blog/post.ts'
import { makeLinks } from '../links.ts'
import { onJapaneseHost } from './on-japanese-host.ts'
import { presentPost } from './present-post.ts'

/** One post. Every address of a post but the one it is known by leads there. */
export const load = onJapaneseHost(async ({ client, language, params, url }) => {
  const { year, month, slug = '' } = params
  if (year !== undefined && month !== undefined && !isYearAndMonth({ year, month })) {
    const said = 'Not a valid year or month'
    throw data(said, { status: 404, statusText: said })
  }
  if (!isSlug(slug)) throw data(null, { status: 404 })
  const links = makeLinks(url.searchParams)
  const post = presentPost(await client.getPost({ slug }), { links, language })
  if (url.pathname !== post.path) throw redirect(links.inside(post.path), 301)
  return post
})
