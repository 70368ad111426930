import { DatabaseAway } from '../api/database/database-away.ts'
import { DirectoryInUse } from '../api/database/directory-lock.ts'
import type { Config } from './settings/config.ts'
import { WrongSetting } from './settings/setting.ts'

/** What of the configuration a start can stumble over although every value reads well. */
export type Surroundings = Pick<Config, 'port' | 'host' | 'dataDir'>

/** PostgreSQL's own words for a wrong name, password or database. */
const refusals = new Set(['28000', '28P01', '3D000', '42501', '53300', '57P03'])
const fileFaults = new Set(['EACCES', 'EEXIST', 'ENOENT', 'ENOSPC', 'ENOTDIR', 'EPERM', 'EROFS'])

/**
 * One line that names the variable to look at, for what an operator can put right; undefined for a fault of ours, whose
 * stack is needed.
 */
export function startFault(error: unknown, surroundings: Surroundings | undefined): string | undefined {
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
  if (error instanceof DatabaseAway) return `DATABASE_URL names a database that does not answer (${code}).`
  if (fileFaults.has(code) && named(error, dataDir)) {
    return `DATA_DIR is ${dataDir}, where nothing can be written (${code}).`
  }
  return undefined
}

const named = (error: Error, text: string) => error.message.includes(text)
