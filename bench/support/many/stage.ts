import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../../../tests/support/free-port.ts'
import { instanceOf, type Instance } from './instance.ts'
import { temporaryDirectory } from './program.ts'
import { openNginx, openPostgres, openRedis, type Server } from './servers.ts'
import { secret, visit } from './visitor.ts'

export interface Stage {
  readonly port: number
  readonly postgres: Server
  readonly redis: Server
  readonly instances: readonly [Instance, Instance]
  readonly takeComplaints: () => ReadonlyMap<string, number>
  /** Seconds until both instances show a change that was written directly to the database. */
  readonly changeSeconds: () => Promise<number>
  readonly query: <Row extends object>(sql: string, values?: readonly unknown[]) => Promise<Row[]>
  readonly close: () => Promise<void>
}

const changeIsLost = 60_000

export async function openStage(): Promise<Stage> {
  const directory = await temporaryDirectory()
  const [postgres, redis] = await Promise.all([openPostgres(), openRedis()])
  const ports = [await freePort(), await freePort()] as const
  const port = await freePort()
  const nginx = await openNginx({ instances: ports, port })
  const complaints = new Map<string, number>()
  const onComplaint = (message: string) => void complaints.set(message, (complaints.get(message) ?? 0) + 1)
  const instance = (own: number) =>
    instanceOf({
      port: own,
      environment: {
        DATABASE_URL: postgres.url,
        REDIS_URL: redis.url,
        SECRET: secret,
        SITE_ORIGIN: `http://localhost:${port}`,
        DATA_DIR: join(directory, `instance-${own}`),
        DEMO: '1',
        MAILS_PER_HOUR: '1000000',
      },
      onComplaint,
    })
  const instances = [instance(ports[0]), instance(ports[1])] as const
  await Promise.all([postgres.start(), redis.start()])
  for (const each of instances) await each.start()
  await nginx.start()

  const query: Stage['query'] = async (sql, values = []) => {
    const client = new pg.Client({ connectionString: postgres.url })
    await client.connect()
    try {
      return (await client.query(sql, [...values])).rows
    } finally {
      await client.end()
    }
  }
  let changes = 0
  return {
    port,
    postgres,
    redis,
    instances,
    query,
    takeComplaints() {
      const taken = new Map(complaints)
      complaints.clear()
      return taken
    },
    async changeSeconds() {
      const name = `Hinode Grid ${++changes}`
      await query(
        `update offerings set entry = jsonb_set(entry, '{name}', to_jsonb($1::text)), updated_at = now(),
           changed_in = pg_current_xact_id() where item_id = 'hinode-grid'`,
        [name],
      )
      const began = performance.now()
      for (const each of ports) {
        while (!(await visit({ port: each, path: '/ico/hinode-grid' })).text.includes(name)) {
          if (performance.now() - began > changeIsLost) return Number.POSITIVE_INFINITY
          await wait(20)
        }
      }
      return (performance.now() - began) / 1000
    },
    async close() {
      await Promise.all(instances.map((each) => each.end('SIGKILL')))
      await nginx.end('SIGTERM')
      await Promise.all([postgres.end('SIGQUIT'), redis.end('SIGKILL')])
    },
  }
}
