import { makeLinks } from '../addresses/links.ts'
import { onJapaneseHost } from './on-japanese-host.ts'
import { presentPost } from './present-post.ts'

/** Loads an unpublished post for readers with its link. The page is not cached. */
export const load = onJapaneseHost(async ({ client, language, url, now, isPrivate }) => {
  isPrivate?.()
  const token = url.searchParams.get('token') ?? ''
  const answer = await client.previewPost({ token })
  return presentPost(answer, { links: makeLinks(url.searchParams), language, now })
})
