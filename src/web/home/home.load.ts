import { homePosts } from '../../domain/blog/post.ts'
import { defaultLanguage } from '../../domain/kernel/site/language.ts'
import { makeLinks } from '../addresses/links.ts'
import { presentPostCell, type LoadedPostCell } from '../blog/present-post-cell.ts'
import type { LoadArguments } from '../loading/load.ts'
import { orFallback } from '../loading/or-fallback.ts'
import { load as loadList } from '../offerings/list/list.load.ts'
import { loadUpcoming } from '../upcoming/load-upcoming.ts'

/** One row of four on a wide screen. */
const homeEvents = 4

/** Loads the list, the next events and, for Japanese readers only, the latest posts, which are all in Japanese. */
export async function load(args: LoadArguments) {
  const [list, upcoming, posts] = await Promise.all([
    loadList(args, { isBelowPickup: true }),
    loadUpcoming(args, { most: homeEvents }),
    args.language === defaultLanguage ? latestPosts(args) : [],
  ])
  return { list, upcoming, posts }
}

/** Posts are optional: if they fail to load, the page is shown without them. */
async function latestPosts({ client, url, now }: LoadArguments): Promise<LoadedPostCell[]> {
  const { items } = await orFallback(client.listPosts({ limit: homePosts }), { items: [] })
  const links = makeLinks(url.searchParams)
  return items.map((post) => presentPostCell(post, { links, now }))
}
