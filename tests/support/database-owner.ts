import { openEmbeddedDatabase } from '../../src/api/database/embedded-database.ts'

const [, , directory] = process.argv
try {
  const database = await openEmbeddedDatabase(directory)
  await database.script('create table if not exists visits (at timestamptz default now())')
  await database.query('insert into visits default values')
  const [row] = await database.query<{ count: string }>('select count(*) from visits')
  process.stdout.write(`rows ${row?.count}\n`)
  process.stdin.resume().once('end', () => void database.close().then(() => process.exit(0)))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
