import { resolve } from 'node:path'
import { pino } from 'pino'
import { DatabaseUnavailable } from '../api/database/database-unavailable.ts'
import { DirectoryInUse } from '../api/database/directory-lock.ts'
import { languageName, languages } from '../domain/kernel/site/language.ts'
import { languageOrigin } from '../domain/kernel/site/site-host.ts'
import { loadBuiltWeb } from './pages/built-web.ts'
import { developmentWeb } from './pages/development-web.ts'
import { readConfig, type Config } from './settings/config.ts'
import { likelyMistakes } from './settings/likely-mistakes.ts'
import { logOptions } from './settings/log-options.ts'
import { WrongSetting } from './settings/setting.ts'
import { openSite } from './site.ts'
import { stopOnSignal } from './stop.ts'

/** Settings whose values can be well-formed and still make the start fail, such as a port that is taken. */
type StartSettings = Pick<Config, 'port' | 'host' | 'dataDir'>

/** PostgreSQL error codes for a wrong name, password or database, and for a server that takes no connections. */
const refusals = new Set(['28000', '28P01', '3D000', '42501', '53300', '57P03'])
const fileFaults = new Set(['EACCES', 'EEXIST', 'ENOENT', 'ENOSPC', 'ENOTDIR', 'EPERM', 'EROFS'])

/**
 * One line that names the environment variable to correct, for faults that an operator can correct. Undefined for faults of
 * the program, which are printed with their stack.
 */
function startFault(error: unknown, settings: StartSettings | undefined): string | undefined {
  if (error instanceof WrongSetting || error instanceof DirectoryInUse) return error.message
  if (!(error instanceof Error) || settings === undefined) return undefined
  const { port, host, dataDir } = settings
  const { code = '', syscall = '' } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE')
    return `PORT is ${port}, but another program listens on that port. Stop it, or set another PORT.`
  if (code === 'EACCES' && syscall === 'listen')
    return `PORT is ${port}, but this user may not listen on that port. Set a PORT above 1023.`
  if (code === 'EADDRNOTAVAIL' || (code === 'ENOTFOUND' && syscall === 'getaddrinfo' && named(error, host))) {
    return `HOST is ${host}, which is not an address of this machine.`
  }
  if (refusals.has(code))
    return `DATABASE_URL names a database that refuses the connection: ${error.message}.`
  if (error instanceof DatabaseUnavailable)
    return `DATABASE_URL names a database that does not answer (${code}).`
  if (fileFaults.has(code) && named(error, dataDir)) {
    return `DATA_DIR is ${dataDir}, but the site cannot write there (${code}).`
  }
  return undefined
}

const named = (error: Error, text: string) => error.message.includes(text)

async function start(config: Config): Promise<void> {
  const logger = pino(logOptions(config.logLevel))
  for (const mistake of likelyMistakes(process.env, config)) logger.warn(mistake)
  const development = process.argv.includes('--development')
  // `NODE_ENV` is set before React is imported below: without it React runs its slow development version.
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
  const site = await openSite({ config, logger, now: () => new Date(), web, takesCommands: true })
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
