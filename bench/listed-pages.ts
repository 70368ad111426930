import { languages, type Language } from '../src/domain/kernel/site/language.ts'
import { languageOrigin } from '../src/domain/kernel/site/site-host.ts'
import { httpGet } from '../tests/support/http-get.ts'
import { startSite } from '../tests/support/journeys/site.ts'
import { alternateFaults, walkListed } from '../tests/support/listed-pages.ts'

/**
 * Requests every page that the sitemaps of a demo site list, in every language, and checks its canonical address, its alternate
 * links, and that its title and description are unique. Run after `npm run build`.
 */
const site = await startSite()
const { port } = new URL(site.origin)
let requested = 0
const get = async (path: string, language: Language) => {
  const { host } = new URL(languageOrigin({ siteOrigin: site.origin, language }))
  // Each request comes from another client address, because the rate limit per address is lower than this pace.
  requested++
  const reader = `198.18.${(requested >> 8) & 255}.${requested & 255}`
  const headers = { host, 'x-forwarded-for': reader }
  const { status, body } = await httpGet(`http://127.0.0.1:${port}${path}`, { headers })
  return { status, body: body.toString() }
}
const faults: string[] = []
const everywhere = new Map<string, readonly string[]>()
try {
  await Promise.all(
    languages.map(async (language) => {
      const began = performance.now()
      const walked = await walkListed({ language, most: Number.POSITIVE_INFINITY }, get)
      const seconds = ((performance.now() - began) / 1000).toFixed(1)
      console.log(`${language}: ${walked.count} pages of ${walked.kinds} kinds in ${seconds} s`)
      faults.push(...walked.faults)
      for (const [url, alternates] of walked.alternatesOf) everywhere.set(url, alternates)
    }),
  )
} finally {
  await site.stop()
}
faults.push(...alternateFaults(everywhere))
console.log(faults.length === 0 ? `All ${everywhere.size} are as they should be.` : faults.join('\n'))
process.exit(faults.length === 0 && everywhere.size > 0 ? 0 : 1)
