import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '../../../src/main/connections/open-database.ts'
import { freePort } from '../../../tests/support/free-port.ts'
import { instanceOf, type Instance } from './instance.ts'
import { temporaryDirectory } from './program.ts'
import { openPostgres } from './servers.ts'
import { secret, signUp } from './visitor.ts'

export interface KillsReport {
  readonly engine: 'PostgreSQL' | 'embedded'
  readonly kills: number
  readonly acknowledged: number
  readonly lost: number
}

const followersAtOnce = 8

/** Kills an instance again and again while followers sign up; then counts acknowledged followers that the database has lost. */
export async function killWhileFollowing(engine: KillsReport['engine'], kills: number): Promise<KillsReport> {
  const dataDir = await temporaryDirectory()
  const postgres = engine === 'PostgreSQL' ? await openPostgres() : undefined
  await postgres?.start()
  const port = await freePort()
  const environment = {
    DATA_DIR: dataDir,
    SECRET: secret,
    DEMO: '0',
    SITE_ORIGIN: `http://localhost:${port}`,
    MAILS_PER_HOUR: '1000000',
    ...(postgres && { DATABASE_URL: postgres.url }),
  }
  const instance = instanceOf({ port, environment })
  const acknowledged: string[] = []
  for (let kill = 0; kill < kills; kill++) {
    await instance.start()
    acknowledged.push(...(await followUntilKilled(instance, kill)))
  }
  const lost = await missing(acknowledged, { dataDir, databaseUrl: postgres?.url ?? null })
  await postgres?.end('SIGQUIT')
  return { engine, kills, acknowledged: acknowledged.length, lost }
}

/**
 * Lets followers sign up, then kills the instance. The delay differs for each kill, so that it hits before, during and after a
 * write.
 */
async function followUntilKilled(instance: Instance, kill: number): Promise<string[]> {
  const emails: string[] = []
  const killed = new AbortController()
  const follow = async () => {
    while (!killed.signal.aborted) {
      const { status, email } = await signUp(instance.port)
      if (status === 200) emails.push(email)
      else if (status > 0) throw new Error(`A follower was answered with ${status}.`)
    }
  }
  const followers = Array.from({ length: followersAtOnce }, follow)
  while (emails.length < 10 + (kill % 30)) await Promise.race([wait(5), Promise.all(followers)])
  await wait((kill * 7) % 20)
  const ended = instance.end('SIGKILL')
  killed.abort()
  await Promise.all([ended, ...followers])
  return emails
}

async function missing(
  emails: readonly string[],
  config: { dataDir: string; databaseUrl: string | null },
): Promise<number> {
  const database = await openDatabase({ config, onIdleError: () => {} })
  const [row] = await database.query<{ count: number }>(
    `select count(*)::int as count from unnest($1::text[]) as asked (email)
     where not exists (select from follows where email_key = lower(asked.email))`,
    [emails],
  )
  await database.close()
  return row?.count ?? emails.length
}
