import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runSite } from '../../../tests/support/command-process.ts'
import { migratedTemplate } from '../../../tests/support/embedded-template.ts'
import { lineFile } from '../../../tests/support/line-file.ts'
import { createMigratedDatabase, type ServerDatabase } from '../../../tests/support/server-database.ts'
import { testSecret } from '../../../tests/support/test-site.ts'
import { openEmbeddedDatabase } from '../../api/database/embedded-database.ts'

let directory: string
let environment: Record<string, string>
let created: ServerDatabase | undefined

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'kawara-operator-'))
  environment = { DATA_DIR: join(directory, 'data') }
  created = await createMigratedDatabase()
  if (created === undefined) {
    const engine = await openEmbeddedDatabase(join(directory, 'data/database'), await migratedTemplate())
    await engine.close()
  } else Object.assign(environment, { DATABASE_URL: created.url, SECRET: testSecret })
})
afterAll(async () => {
  await created?.drop()
  await rm(directory, { recursive: true })
})

// The other tests run commands in the process of the test, which takes a tenth of the time.
it.each([
  ['quizzes list', ''],
  ['coupons list', ''],
  ['deliveries list', 'There are no webhooks.\n'],
  ['events list', '0 waiting\n'],
  ['export pages', ''],
  ['files list', '0 of 0, 0 KB in all\n'],
  ['followers erase me@example.com', expect.stringMatching(/^deleted: follows 0, /)],
  ['inbox list', '0 of 0 in inbox\n'],
  ['mail status', expect.stringMatching(/^held: no\n/)],
  ['owner-keys list', '0 keys\n'],
  ['plans list', ''],
  ['posts list', '0 posts are not public\n'],
  ['push status', expect.stringMatching(/^browsers: 0\n/)],
  ['submissions list', '0 waiting\n'],
  ['subscriptions list', '0 on page 1\n'],
  ['wallet status', expect.stringMatching(/The ledger is correct\.\n$/)],
])('npm run site -- %s runs as a process of its own', async (typed, out) => {
  const ran = await runSite(typed.split(' '), environment)
  expect(ran).toEqual({ code: 0, out, error: expect.stringMatching(/^site .*, opened by this command\n/) })
  const [, ...others] = ran.error.split('\n')
  expect(others).toEqual(typed === 'export pages' ? ['pages: 0 rows written', ''] : [''])
})

it('npm run site -- import runs as a process of its own, on an embedded database', async () => {
  const dataDir = join(directory, 'embedded')
  const engine = await openEmbeddedDatabase(join(dataDir, 'database'), await migratedTemplate())
  await engine.close()
  const page = { page_id: 'about', language: 'ja', title: '概要', description: '説明', markdown: '# 概要' }
  const path = await lineFile(directory, 'pages.ndjson', [page, 'not json'])
  const imported = await runSite(['import', 'pages', path], { DATA_DIR: dataDir })
  expect(imported).toMatchObject({
    code: 1,
    error: expect.stringMatching(/\nline 2: not_json, got "not json"\n$/),
  })
  expect(imported.out).toMatch(/added 1, changed 0, unchanged 0, refused 1 /)
})
