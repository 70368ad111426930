import { homePosts } from '../../domain/blog/post.ts'
import { defaultLanguage } from '../../domain/kernel/site/language.ts'
import type { LoadedPostCell } from '../blog/present-posts.ts'
import { makeLinks } from '../links.ts'
import { loadList } from '../offerings/list/load-list.ts'
import type { LoadArguments } from '../loading/load.ts'
import { orWithout } from '../loading/late/or-without.ts'

/** The list of sales, and the latest posts, which are Japanese: whoever reads another language gets none. */
export async function loadHome(args: LoadArguments) {
  const [list, posts] = await Promise.all([
    loadList(args),
    args.language === defaultLanguage ? latestPosts(args) : [],
  ])
  return { list, posts }
}

/** A list of sales is worth showing without them. */
async function latestPosts({ client, url }: LoadArguments): Promise<LoadedPostCell[]> {
  const { presentPostCell } = await import('../blog/present-posts.ts')
  const { items } = await orWithout(client.listPosts({ limit: homePosts }), { items: [] })
  const links = makeLinks(url.searchParams)
  return items.map((post) => presentPostCell(post, links))
}
