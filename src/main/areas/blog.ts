import { blogJobs } from '../../api/blog/blog.jobs.ts'
import { blogNews } from '../../api/blog/blog.news.ts'
import { implementBlog } from '../../api/blog/blog.operations.ts'
import { previewLinks } from '../../api/blog/preview-links.ts'
import { sizesOfFiles } from '../../api/files/files.store.ts'
import { candidateNames, type Mention } from '../../domain/blog/mentions.ts'
import { defaultLanguage } from '../../domain/kernel/site/language.ts'
import type { QuotedCoin } from '../../domain/market/quotes/coin.ts'
import { coinNameIn } from '../../domain/market/quotes/local-coin-names.ts'
import { coinPath, offeringPath } from '../../words/addresses/addresses.ts'
import { filePath } from '../../words/addresses/endpoints.ts'
import type { Foundation } from '../foundation/foundation.ts'
import type { Area } from './area.ts'

/**
 * Posts are searched for the names of this many coins, the largest ones. Names of smaller coins are mostly ordinary words, which
 * would be taken for mentions.
 */
const knownCoins = 300
const fileInText = /\/files\/([0-9a-f]{64})\./g

interface Deps {
  readonly largestCoins: (count: number) => readonly QuotedCoin[]
  readonly salesCalled: (names: readonly string[]) => Promise<readonly { item_id: string; name: string }[]>
}

export function openBlog(foundation: Foundation, { largestCoins, salesCalled }: Deps) {
  const { database, content, secret, now } = foundation
  const namesIn = async (text: string): Promise<Mention[]> => {
    const coins = largestCoins(knownCoins).flatMap(({ coin: { id, name } }) =>
      [...new Set([name, coinNameIn({ id, name, language: defaultLanguage })])]
        .filter((called) => text.includes(called))
        .map((called) => ({ name: called, path: coinPath(id), coin: id })),
    )
    const sales = await salesCalled(candidateNames(text))
    return [...coins, ...sales.map(({ item_id, name }) => ({ name, path: offeringPath(item_id) }))]
  }
  const filesIn = async (text: string) => {
    const hashes = [...text.matchAll(fileInText)].flatMap(([, hash]) => hash ?? [])
    const files = hashes.length === 0 ? [] : await sizesOfFiles(hashes, database)
    return new Map(
      files.map(({ width, height, size, ...file }) => [filePath(file), { width, height, bytes: size }]),
    )
  }
  const picturesAt = (paths: readonly string[]) => filesIn(paths.join(' '))
  return {
    name: 'blog',
    operations: implementBlog({
      database,
      content,
      previews: previewLinks(secret),
      namesIn,
      imageSizesIn: filesIn,
      now,
    }),
    jobs: blogJobs(),
    news: { latest: blogNews({ database, picturesAt }) },
  } satisfies Area & { news: object }
}

export type BlogNews = ReturnType<typeof openBlog>['news']
