import { resolve } from 'node:path'
import { pino } from 'pino'
import { languageName, languages } from '../domain/kernel/site/language.ts'
import { languageOrigin } from '../domain/kernel/site/site-host.ts'
import { loadBuiltWeb } from './pages/built-web.ts'
import { readConfig, type Config } from './settings/config.ts'
import { developmentWeb } from './pages/development-web.ts'
import { logOptions } from './settings/log-options.ts'
import { openSite } from './site.ts'
import { stopOnSignal } from './stop.ts'
import { DatabaseUnavailable } from '../api/database/database-unavailable.ts'
import { DirectoryInUse } from '../api/database/directory-lock.ts'
import { WrongSetting } from './settings/setting.ts'

/** What of the configuration a start can stumble over although every value reads well. */
type Surroundings = Pick<Config, 'port' | 'host' | 'dataDir'>

/** PostgreSQL's own words for a wrong name, password or database. */
const refusals = new Set(['28000', '28P01', '3D000', '42501', '53300', '57P03'])
const fileFaults = new Set(['EACCES', 'EEXIST', 'ENOENT', 'ENOSPC', 'ENOTDIR', 'EPERM', 'EROFS'])

/**
 * One line that names the variable to look at, for what an operator can put right; undefined for a fault of ours, whose
 * stack is needed.
 */
function startFault(error: unknown, surroundings: Surroundings | undefined): string | undefined {
  if (error instanceof WrongSetting || error instanceof DirectoryInUse) return error.message
  if (!(error instanceof Error) || surroundings === undefined) return undefined
  const { port, host, dataDir } = surroundings
  const { code = '', syscall = '' } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') return `PORT is ${port}, where another program listens already.`
  if (code === 'EACCES' && syscall === 'listen') return `PORT is ${port}, where this user may not listen.`
  if (code === 'EADDRNOTAVAIL' || (code === 'ENOTFOUND' && syscall === 'getaddrinfo' && named(error, host))) {
    return `HOST is ${host}, which is not an address of this machine.`
  }
  if (refusals.has(code)) return `DATABASE_URL names a database that refuses us: ${error.message}.`
  if (error instanceof DatabaseUnavailable)
    return `DATABASE_URL names a database that does not answer (${code}).`
  if (fileFaults.has(code) && named(error, dataDir)) {
    return `DATA_DIR is ${dataDir}, where nothing can be written (${code}).`
  }
  return undefined
}

const named = (error: Error, text: string) => error.message.includes(text)

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
