import type { Language } from '../../../src/domain/kernel/site/language.ts'
import { languageOrigin } from '../../../src/domain/kernel/site/site-host.ts'
import { runSite } from '../command-process.ts'
import { openTestPostgres } from '../test-postgres.ts'
import { testSecret } from '../test-site.ts'
import { mailTo } from './mail.ts'
import { startSite } from './site.ts'

export async function startOwnerSite() {
  const postgres = await openTestPostgres()
  const environment = { DATABASE_URL: postgres.url, SECRET: testSecret }
  const site = await startSite({ environment: { ...environment, DEMO: '1', LOG_LEVEL: 'info' } })
  const operatorEnvironment = { ...environment, DATA_DIR: site.dataDir, SITE_ORIGIN: site.origin }
  return {
    output: site.output,
    addressOf: (language: Language, path = '') =>
      languageOrigin({ siteOrigin: site.origin, language }) + path,
    mailTo: (address: string, containing = '') => mailTo(address, containing, site.dataDir),
    async operator(...input: string[]): Promise<string> {
      const { code, out, error } = await runSite(input, operatorEnvironment)
      if (code !== 0) throw new Error(`${input.join(' ')}: ${error || out}`)
      return out
    },
    async stop() {
      await site.stop()
      await postgres.close()
    },
  }
}

export type OwnerSite = Awaited<ReturnType<typeof startOwnerSite>>
