import { languages, type Language } from '../src/domain/kernel/site/language.ts'
import { languageOrigin } from '../src/domain/kernel/site/site-host.ts'
import { httpGet } from '../tests/support/http-get.ts'
import { startSite } from '../tests/support/journey-site.ts'
import { alternateFaults, walkListed } from '../tests/support/listed-pages.ts'

/**
 * Every page that the sitemaps of a demo site list, in every language: it is there once, known by that address, named by the pages that it names, and has a title and a
 * description of its own. Run after `npm run build`.
 */
const site = await startSite()
const { port } = new URL(site.origin)
let requested = 0
const get = async (path: string, language: Language) => {
  const { host } = new URL(languageOrigin({ siteOrigin: site.origin, language }))
  // Nobody reads so many pages a minute: each comes from an address of its own.
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
