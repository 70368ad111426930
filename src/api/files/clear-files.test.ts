import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  getFile,
  openFilesSite,
  picture,
  upload,
  type UploadedFile,
} from '../../../tests/support/files-site.ts'
import { testLogger } from '../../../tests/support/test-log.ts'
import { openTestPostgres, type TestPostgres } from '../../../tests/support/test-postgres.ts'
import type { TestSite } from '../../../tests/support/test-site.ts'
import { day } from '../../domain/kernel/time/durations.ts'
import { fileTexts } from '../../main/areas/file-texts.ts'
import type { Database } from '../database/database.ts'
import { openPostgresDatabase } from '../database/postgres-database.ts'
import { clearFiles } from './clear-files.store.ts'
import { filesJobs } from './files.jobs.ts'

const start = new Date('2026-04-01T00:00:00Z')
let now = start
let server: TestPostgres
let site: TestSite
let other: Database
let seed = 0

beforeAll(async () => {
  server = await openTestPostgres()
  const open = () => openPostgresDatabase({ url: server.url, onIdleError: () => {} })
  site = await openFilesSite({ database: open(), now: () => now })
  other = open()
})
afterAll(async () => {
  await other.close()
  await site.close()
  await server.close()
})
beforeEach(() => {
  now = new Date(now.getTime() + 30 * day)
})

const clear = () => clearFiles({ texts: fileTexts, now }, site.database)
const exists = async (path: string) =>
  (await other.query('select 1 from files where hash = $1', [path.slice(7, 71)])).length === 1
const uploadOne = async () => {
  const answer = await upload(site, await picture({ seed: ++seed }).png().toBuffer(), {
    address: `198.51.100.${seed}`,
    now,
  })
  return answer.json<UploadedFile>().path
}
const saveOffering = (itemId: string, entry: object, queries: Pick<Database, 'query'> = other) =>
  queries.query(
    `insert into offerings (item_id, entry, status, created_at, updated_at) values ($1, $2, 0, now(), now())
     on conflict (item_id) do update set entry = excluded.entry`,
    [itemId, JSON.stringify(entry)],
  )

describe('a file that no text mentions', () => {
  it('is deleted after a week and not before', async () => {
    const path = await uploadOne()
    now = new Date(now.getTime() + 6 * day)
    expect((await clear()).count).toBe(0)
    expect(await exists(path)).toBe(true)
    now = new Date(now.getTime() + 2 * day)
    const cleared = await clear()
    expect(cleared.count).toBe(1)
    expect(cleared.bytes).toBeGreaterThan(50)
    expect(await exists(path)).toBe(false)
  })

  it('stays if the same image was uploaded again in the meantime', async () => {
    const path = await uploadOne()
    now = new Date(now.getTime() + 6 * day)
    seed--
    expect(await uploadOne()).toBe(path)
    now = new Date(now.getTime() + 2 * day)
    await clear()
    expect(await exists(path)).toBe(true)
  })

  it('is deleted by the background job', async () => {
    const path = await uploadOne()
    now = new Date(now.getTime() + 8 * day)
    const [job] = filesJobs({ texts: fileTexts, logger: testLogger().logger })
    const context = {
      area: 'files',
      owner: randomUUID(),
      database: other,
      now: () => now,
      isStopping: () => false,
    }
    expect(await job?.run(context)).toBe(true)
    expect(await exists(path)).toBe(false)
    expect(await getFile(site, path)).toBeProblem('not_found')
    expect(await job?.run(context)).toBe(false)
  })
})

describe('a file that is mentioned is not deleted', () => {
  it.each<[string, (path: string) => Promise<unknown>]>([
    ['the logo of an offering', (path) => saveOffering('with-logo', { name: 'A', logo: path })],
    ['its banner', (path) => saveOffering('with-banner', { name: 'A', banner: path })],
    [
      'a face of its team',
      (path) => saveOffering('with-team', { name: 'A', team: [{ name: 'Aya', avatar: path }] }),
    ],
    [
      'the cover of a post',
      (path) =>
        other.query(
          `insert into posts (slug, title, author, cover, tags, markdown, excerpt, created_at, updated_at)
           values ('covered', 'A', 'B', $1, '{}', 'text', 'text', now(), now())`,
          [path],
        ),
    ],
    [
      'a picture in a page',
      (path) =>
        other.query(`insert into pages values ('pictured', 'en', 'A', '', $1, now())`, [
          `Text\n\n![a tower](${path}) and more`,
        ]),
    ],
    [
      'an advertisement',
      (path) =>
        other.query(
          `insert into ads (ad_id, card, payer, starts_at, ends_at) values ('pictured', $1, 'B', now(), now() + interval '1 day')`,
          [JSON.stringify({ image: path })],
        ),
    ],
  ])('%s', async (_, refer) => {
    const path = await uploadOne()
    await refer(path)
    now = new Date(now.getTime() + 100 * day)
    await clear()
    expect(await exists(path)).toBe(true)
  })

  it('until a week after its last mention was removed', async () => {
    const path = await uploadOne()
    await saveOffering('changing', { name: 'A', logo: path })
    now = new Date(now.getTime() + 50 * day)
    await clear()
    await saveOffering('changing', { name: 'A', logo: null })
    now = new Date(now.getTime() + 6 * day)
    await clear()
    expect(await exists(path)).toBe(true)
    now = new Date(now.getTime() + 2 * day)
    await clear()
    expect(await exists(path)).toBe(false)
  })

  it('if a transaction mentions it while the job is running', async () => {
    const [held, written] = [await uploadOne(), await uploadOne()]
    now = new Date(now.getTime() + 8 * day)
    const wrote = Promise.withResolvers<void>()
    const mayEnd = Promise.withResolvers<void>()
    const writing = other.transaction(async (queries) => {
      await saveOffering('being-written', { name: 'A', logo: held }, queries)
      wrote.resolve()
      await mayEnd.promise
    })
    await Promise.race([wrote.promise, writing])
    // Another transaction mentions the file after the first search of the texts and before the second.
    const meddling: Database = {
      ...site.database,
      transaction: (work, options) =>
        site.database.transaction(
          (queries) =>
            work({
              ...queries,
              async query<Row>(sql: string, values?: readonly unknown[]) {
                if (/^\s*select hash from files/.test(sql))
                  await saveOffering('meanwhile', { name: 'A', logo: written })
                return queries.query<Row>(sql, values)
              },
            }),
          options,
        ),
    }
    const cleared = await clearFiles({ texts: fileTexts, now }, meddling)
    mayEnd.resolve()
    await writing
    expect(cleared.count).toBe(0)
    expect([await exists(held), await exists(written)]).toEqual([true, true])
    await clear()
    expect([await exists(held), await exists(written)]).toEqual([true, true])
  })
})
