import lighthouse, { type Flags } from 'lighthouse'
import { languages, type Language } from '../../src/domain/kernel/site/language.ts'
import { languageOrigin } from '../../src/domain/kernel/site/site-host.ts'
import { withJudgedSite } from './judged-site.ts'

const listed = [
  '/',
  '/?page=2',
  '/ico',
  '/ico/hinode-grid',
  '/market',
  '/market/bitcoin',
  '/events',
  '/events/symbol/BTC',
  '/events/item/demo-btc-first-letter',
  '/events/add',
  '/ico-form',
  '/badge',
  '/widget',
  '/contact',
  '/coinview',
  '/coinview/purchase',
  '/premium',
  '/coinview-sdk',
  '/coinview-sdk/login',
  '/page/terms',
  '/page/interviews',
]
/** Pages of the blog, which exists in Japanese only. */
const listedInJapanese = ['/blog', '/blog/tags/%E7%A8%8E%E9%87%91', '/blog/posts/reading-lock-up-tables']
/**
 * Pages that are kept out of search engines by design: search results, pages opened from mails, pages inside the app, and error
 * pages.
 */
const unlisted = [
  '/search?q=token',
  '/?industry=Energy',
  '/market?q=bit',
  '/events/tags/ama',
  '/events/submitted',
  '/ico-form/submitted',
  '/follow',
  '/followed',
  '/unfollowed',
  '/preferences',
  '/coinview/success',
  '/coinview/fail',
  '/coinview/subscription',
  '/coinview-sdk/login/app',
  '/coinview-sdk/pay',
  '/coinview-sdk/list',
  '/_app/requestPermission',
  '/_app/airdrop',
  '/_app/airdrop/quiz/hinode-grid',
  '/offline',
]

/**
 * Runs the SEO audits of Lighthouse on each kind of page in each language and returns the faults. `some` limits the run to pages
 * with that prefix, for example `'ko /_app'`.
 */
export function walkForSearchEngines(some = ''): Promise<string[]> {
  return withJudgedSite(async ({ origin, port }) => {
    const faults: string[] = []
    for (const language of languages) {
      const requested = pagesIn(language).filter(({ path }) => `${language} ${path}`.startsWith(some))
      if (requested.length === 0) continue
      const scores: number[] = []
      for (const { path, isListed } of requested) {
        const url = languageOrigin({ siteOrigin: origin, language }) + path
        const { score, failed } = await judge({ url, port, isListed })
        scores.push(score)
        faults.push(...failed.map((title) => `${language} ${path}: ${title}`))
        if (score < 100) faults.push(`${language} ${path}: ${score}`)
      }
      report(language, scores)
    }
    return faults
  })
}

function pagesIn(language: Language) {
  return [
    ...listed.map((path) => ({ path, isListed: true })),
    ...(language === 'ja' ? listedInJapanese : []).map((path) => ({ path, isListed: true })),
    ...unlisted.map((path) => ({ path, isListed: false })),
  ]
}

function report(language: Language, scores: readonly number[]): void {
  const best = scores.filter((score) => score === 100).length
  console.log(`${language}: ${best} of ${scores.length} pages have 100, the lowest ${Math.min(...scores)}`)
}

async function judge({ url, port, isListed }: { url: string; port: number; isListed: boolean }) {
  const flags: Flags = {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: ['seo'],
    ...(isListed ? {} : { skipAudits: ['is-crawlable'] }),
    throttlingMethod: 'provided',
    disableFullPageScreenshot: true,
    // The price stream stays open, so the network never becomes idle; the audits need only the document.
    maxWaitForLoad: 2_000,
  }
  const measured = await lighthouse(url, flags)
  if (measured === undefined) throw new Error(`Lighthouse did not judge ${url}.`)
  const { categories, audits, runtimeError } = measured.lhr
  if (runtimeError !== undefined) return { score: 0, failed: [runtimeError.message] }
  const counted = (categories['seo']?.auditRefs ?? []).filter(({ weight }) => weight > 0)
  const failed = counted.flatMap(({ id }) => {
    const audit = audits[id]
    return audit?.score === 0 ? [audit.title] : []
  })
  return { score: Math.round((categories['seo']?.score ?? 0) * 100), failed }
}
