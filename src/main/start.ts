import { resolve } from 'node:path'
import { pino } from 'pino'
import { languageName, languages } from '../domain/kernel/site/language.ts'
import { languageOrigin } from '../domain/kernel/site/site-host.ts'
import { loadBuiltWeb } from './pages/built-web.ts'
import { readConfig, type Config } from './settings/config.ts'
import { developmentWeb } from './pages/development-web.ts'
import { logOptions } from './settings/log-options.ts'
import { openSite } from './site.ts'
import { startFault } from './start-fault.ts'
import { stopOnSignal } from './stop.ts'

async function start(config: Config): Promise<void> {
  const logger = pino(logOptions(config.logLevel))
  const development = process.argv.includes('--development')
  // React reads it when it is loaded, just below: without it pages are rendered by its slow development version.
  process.env['NODE_ENV'] ??= development ? 'development' : 'production'
  const buildDirectory = resolve(import.meta.dirname, '../../build')
  const web = development
    ? await developmentWeb()
    : {
        ...(await loadBuiltWeb(buildDirectory)),
        mode: 'production' as const,
        cachesPages: true,
        clientDirectory: resolve(buildDirectory, 'client'),
      }
  const site = await openSite({ config, logger, now: () => new Date(), web })
  if ('attach' in web) web.attach(site.app)
  await site.app.listen({ port: config.port, host: config.host })
  const { drainSeconds } = config
  const close = async () => ('close' in web ? web.close() : undefined)
  stopOnSignal({ site, drainSeconds: development ? 0 : drainSeconds, logger, close })
  announce(config)
}

function announce({ siteOrigin }: Config): void {
  console.log('\nKawara is ready:')
  for (const language of languages) {
    console.log(`  ${languageName[language].padEnd(8)} ${languageOrigin({ siteOrigin, language })}`)
  }
  console.log(`  API      ${siteOrigin}/api/docs\n`)
}

let config: Config | undefined
try {
  config = readConfig(process.env)
  await start(config)
} catch (error) {
  console.error(startFault(error, config) ?? error)
  process.exit(1)
}
