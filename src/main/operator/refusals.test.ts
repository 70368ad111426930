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

/** None of these writes a row; most do not even open a database. */
describe('npm run site --', () => {
  it('a command that is not understood shows how it is written, then the reason, and ends with 2', async () => {
    const { code, out, error } = await site(['import', 'cats', 'a.ndjson'])
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(error).toBe(
      'npm run site -- import KIND FILE [--coin ID] [--dry-run]\nThere is no kind of content "cats".\n',
    )
  })

  it('help tells what there is, and ends with 0', async () => {
    const { code, out } = await site(['help'])
    expect(code).toBe(0)
    expect(out).toContain('export  ')
  })

  it('import of a file that is not there ends with 1 and one line', async () => {
    const path = join(directory, 'nothing.ndjson')
    expect(await site(['import', 'offerings', path])).toEqual({
      code: 1,
      out: '',
      error: `There is no file ${path}.\n`,
    })
  })

  it('a dry run before there is a database says what would happen, and makes none', async () => {
    const dataDir = join(directory, 'not-yet')
    const path = await oneRow()
    const { code, out } = await site(['import', 'offerings', path, '--dry-run'], { DATA_DIR: dataDir })
    expect(code).toBe(0)
    expect(out).toMatch(
      /^Dry run: nothing was written.*\nofferings: added 1, changed 0, unchanged 0, refused 0 /m,
    )
    await expect(stat(dataDir)).rejects.toThrow('ENOENT')
  })

  it('is refused a database that the running site has open, and says whose it is', async () => {
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
        `The embedded database in ${join(dataDir, 'database')} is already in use by process ${process.pid}. ` +
        'Stop that process, or set DATA_DIR to another directory.\n',
    })
  })

  it('a wrong setting or a database that is away is a line, not a stack', async () => {
    const path = await oneRow()
    const wrong = await site(['import', 'offerings', path], { DATABASE_URL: 'mysql://localhost' })
    expect(wrong).toMatchObject({ code: 1, error: expect.stringMatching(/^DATABASE_URL is set to .*\n$/) })
    const away = await site(['import', 'offerings', path], {
      DATABASE_URL: 'postgres://kawara:hunter2@127.0.0.1:1/site',
      SECRET: testSecret,
    })
    expect(away).toEqual({ code: 1, out: '', error: expect.stringMatching(/^connect ECONNREFUSED .*\n$/) })
    expect(away.error).not.toContain('hunter2')
  })
})
