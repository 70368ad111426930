import fs from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { embeddedTemplate } from '../../../tests/support/embedded-template.ts'
import type { Database } from './database.ts'
import { openEmbeddedDatabase } from './embedded-database.ts'

let root: string
const opened: Database[] = []

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'kawara-durable-'))
})
afterAll(async () => {
  vi.restoreAllMocks()
  for (const database of opened) await database.close()
  await rm(root, { recursive: true })
})

async function open(directory: string, template?: Blob): Promise<Database> {
  const database = await openEmbeddedDatabase(directory, template)
  opened.push(database)
  return database
}

function watchSyncs(onSync: (path: string) => void): void {
  const paths = new Map<number, string>()
  const { openSync, fsyncSync } = fs
  vi.spyOn(fs, 'openSync').mockImplementation((path, ...rest) => {
    const file = openSync(path, ...rest)
    paths.set(file, String(path))
    return file
  })
  vi.spyOn(fs, 'fsyncSync').mockImplementation((file) => {
    fsyncSync(file)
    onSync(paths.get(file) ?? '')
  })
}

it('acknowledged writes are on disk: they survive a power failure, before and after a checkpoint', async () => {
  const [memory, disk] = [join(root, 'memory'), join(root, 'disk')]
  let isCopied = false
  // Simulates a disk that loses unsynced data: it has the files as they were before the test, and from then on only synced data.
  watchSyncs((path) => {
    if (isCopied && path !== '' && fs.statSync(path).isFile())
      fs.copyFileSync(path, path.replace(memory, disk))
  })
  const database = await open(memory, await embeddedTemplate())
  await database.script('create table readers (address text)')
  await database.script('checkpoint')
  await cp(join(memory, 'pgdata'), join(disk, 'pgdata'), { recursive: true })
  isCopied = true

  await database.query(`insert into readers values ('first')`)
  await database.script('checkpoint')
  await database.transaction(async ({ query }) => query(`insert into readers values ('second')`))
  await database.query(`insert into readers values ('third')`)
  isCopied = false

  const after = await open(disk)
  expect(await after.query('select address from readers')).toEqual([
    { address: 'first' },
    { address: 'second' },
    { address: 'third' },
  ])
})
