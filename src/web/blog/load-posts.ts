import { data, redirect } from 'react-router'
import { isYearAndMonth } from '../../domain/blog/post-address.ts'
import { isSlug } from '../../domain/blog/post.ts'
import { makeLinks } from '../links.ts'
import type { LoadArguments } from '../loading/load.ts'
import { onJapaneseHost } from './on-japanese-host.ts'
import type { LoadedPost, LoadedPosts } from './present-posts.ts'

export const loadPosts = onJapaneseHost(async (args: LoadArguments): Promise<LoadedPosts> => {
  const { presentPosts } = await import('./present-posts.ts')
  return presentPosts(args)
})

/** Every address of a post but the one it is known by leads there. */
export const loadPost = onJapaneseHost(async (args: LoadArguments): Promise<LoadedPost> => {
  const { year, month, slug = '' } = args.params
  if (year !== undefined && month !== undefined && !isYearAndMonth({ year, month })) {
    const said = 'Not a valid year or month'
    throw data(said, { status: 404, statusText: said })
  }
  if (!isSlug(slug)) throw data(null, { status: 404 })
  const { presentPost } = await import('./present-posts.ts')
  const post = await presentPost({ ...args, slug })
  if (args.url.pathname !== post.path) throw redirect(makeLinks(args.url.searchParams).inside(post.path), 301)
  return post
})
