import { homePosts } from '../../domain/blog/post.ts'
import { defaultLanguage } from '../../domain/kernel/site/language.ts'
import { presentPostCell, type LoadedPostCell } from '../blog/present-post-cell.ts'
import { makeLinks } from '../links.ts'
import { load as loadList } from '../offerings/list/list.load.ts'
import type { LoadArguments } from '../loading/load.ts'
import { orWithout } from '../loading/late/or-without.ts'

/** The list of sales, and the latest posts, which are Japanese: whoever reads another language gets none. */
export async function load(args: LoadArguments) {
  const [list, posts] = await Promise.all([
    loadList(args),
    args.language === defaultLanguage ? latestPosts(args) : [],
  ])
  return { list, posts }
}

/** A list of sales is worth showing without them. */
async function latestPosts({ client, url }: LoadArguments): Promise<LoadedPostCell[]> {
  const { items } = await orWithout(client.listPosts({ limit: homePosts }), { items: [] })
  const links = makeLinks(url.searchParams)
  return items.map((post) => presentPostCell(post, links))
}
