import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migratedTemplate } from '../../../tests/support/embedded-template.ts'
import { runHere } from '../../../tests/support/operator-desk.ts'
import { testLogger } from '../../../tests/support/test-log.ts'
import { testSecret } from '../../../tests/support/test-site.ts'
import { openEmbeddedDatabase } from '../../api/database/embedded-database.ts'
import { readConfig } from '../settings/config.ts'
import { openSite } from '../site.ts'

let directory: string

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'kawara-operator-'))
})
afterAll(() => rm(directory, { recursive: true }))

const site = (
  input: readonly string[],
  environment: Record<string, string> = { DATA_DIR: join(directory, 'data') },
) => runHere(input, { environment, directory })
const oneRow = async () => {
  const path = join(directory, 'one.ndjson')
  await writeFile(path, JSON.stringify({ name: 'Acme' }))
  return path
}

/** None of these commands writes a row, and most do not open a database. */
describe('npm run site --', () => {
  it('a wrong command prints its usage, then the reason, and exits with 2', async () => {
    const { code, out, error } = await site(['import', 'cats', 'a.ndjson'])
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(error).toBe(
      'npm run site -- import KIND FILE [--coin ID] [--dry-run] [--all]\nThere is no kind of content "cats".\n',
    )
  })

  it('help lists all commands, and exits with 0', async () => {
    const { code, out } = await site(['help'])
    expect(code).toBe(0)
    expect(out).toContain('export  ')
  })

  it('import of a missing file prints one line and exits with 1', async () => {
    const path = join(directory, 'nothing.ndjson')
    expect(await site(['import', 'offerings', path])).toEqual({
      code: 1,
      out: '',
      error: `There is no file ${path}.\n`,
    })
  })

  it.each([
    [['import', 'offerings', 'FILE']],
    [['import', 'offerings', 'FILE', '--dry-run']],
    [['inbox', 'list']],
  ])('%s is refused where no site has been, and makes no database', async (typed) => {
    const dataDir = join(directory, 'not-yet')
    const path = await oneRow()
    const input = typed.map((word) => (word === 'FILE' ? path : word))
    expect(await site(input, { DATA_DIR: dataDir })).toEqual({
      code: 1,
      out: '',
      error:
        `There is no database in ${dataDir}. Start the site once, or give the command the settings of the site: ` +
        '--env-file FILE, or DATA_DIR and DATABASE_URL.\n',
    })
    await expect(stat(dataDir)).rejects.toThrow('ENOENT')
  })

  it('is refused an embedded database that a running site has open, and names its process', async () => {
    const dataDir = join(directory, 'data-of-a-site')
    const database = await openEmbeddedDatabase(join(dataDir, 'database'), await migratedTemplate())
    const config = readConfig({ DATA_DIR: dataDir, SECRET: testSecret, DEMO: '0' })
    const running = await openSite({ config, logger: testLogger().logger, now: () => new Date(), database })
    const path = await oneRow()
    const refused = await site(['import', 'offerings', path], { DATA_DIR: dataDir })
    await running.close()
    expect(refused).toEqual({
      code: 1,
      out: '',
      error:
        `site http://localhost:3000, embedded database in ${dataDir}, opened by this command\n` +
        `The embedded database in ${join(dataDir, 'database')} is already in use by process ${process.pid}. ` +
        'Stop that process, or set DATA_DIR to another directory.\n',
    })
  })

  it('a wrong setting or a database that does not answer prints one line, not a stack', async () => {
    const path = await oneRow()
    const wrong = await site(['import', 'offerings', path], { DATABASE_URL: 'mysql://localhost' })
    expect(wrong).toMatchObject({ code: 1, error: expect.stringMatching(/^DATABASE_URL is set to .*\n$/) })
    const away = await site(['import', 'offerings', path], {
      DATABASE_URL: 'postgres://kawara:hunter2@127.0.0.1:1/site',
      SECRET: testSecret,
    })
    expect(away).toEqual({
      code: 1,
      out: '',
      error: expect.stringMatching(
        /^site .* PostgreSQL database site on 127\.0\.0\.1:1, opened by this command\nconnect ECONNREFUSED .*\n$/,
      ),
    })
    expect(away.error).not.toContain('hunter2')
  })
})
