import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { embeddedTemplate } from '../../tests/support/embedded-template.ts'
import { runSite } from '../../tests/support/operator-process.ts'
import { createServerDatabase } from '../../tests/support/test-database.ts'
import { testSecret } from '../../tests/support/test-site.ts'
import { openEmbeddedDatabase } from '../api/database/embedded-database.ts'

let directory: string
let environment: Record<string, string>
let created: Awaited<ReturnType<typeof createServerDatabase>>

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'kawara-operator-events-'))
  created = await createServerDatabase()
  environment = { DATA_DIR: join(directory, 'data') }
  if (created === undefined) {
    const engine = await openEmbeddedDatabase(join(directory, 'data/database'), await embeddedTemplate())
    await engine.close()
  } else Object.assign(environment, { DATABASE_URL: created.url, SECRET: testSecret })
})
afterAll(async () => {
  await created?.drop()
  await rm(directory, { recursive: true })
})

const site = (...given: string[]) => runSite(given, environment)
const fileOf = async (name: string, rows: readonly object[]) => {
  const path = join(directory, name)
  await writeFile(path, rows.map((row) => JSON.stringify(row)).join('\n'))
  return path
}

const calendar = { source: 'calendar', snapshot: '2018-01-30' }
const good = [
  {
    token: 'XRP',
    coin_name: 'Ripple',
    title: 'Meeting',
    start: '2018-01-26',
    published: '2017-12-21',
    ...calendar,
  },
  { token: 'XEM', coin_name: 'NEM', title: 'Release', start: '2018-1', published: '2017-11-3', ...calendar },
  { token: 'TRST)', title: 'Sale', description: 'A\n\n\nB', start: '2018-1-01 21:00', ...calendar },
  {
    token: 'ETH',
    title: '大阪',
    start: '2026-06-08',
    end: '2026-06-10',
    place: 'Osaka,\u00A0Japan',
    proof: 'https://a.example',
    ...calendar,
  },
  { token: 'LNG', title: 'Long', description: 'x'.repeat(301), start: '2018-2-1', ...calendar },
]

describe('events', () => {
  it('go in with their dirt, are left alone the second time, and come out as rows that change nothing', async () => {
    const path = await fileOf('events.ndjson', good)
    const first = await site('import', 'events', path)
    expect([first.code, first.out]).toEqual([0, expect.stringContaining('added 5, changed 0, unchanged 0')])
    expect(first.out).toContain('1 x description: cut')
    expect((await site('import', 'events', path)).out).toContain('added 0, changed 0, unchanged 5')
    const out = join(directory, 'out.ndjson')
    await site('export', 'events', out)
    expect((await site('import', 'events', out)).out).toContain('added 0, changed 0, unchanged 5')
    const changed = await fileOf('changed.ndjson', [{ ...good[0], type: 'meetup' }])
    for (const more of [['--dry-run'], []]) {
      const { out: told } = await site('import', 'events', changed, ...more)
      expect(told).toContain('added 0, changed 1, unchanged 0')
    }
  })

  it('that cannot be read are listed by line and reason, and the others go in', async () => {
    const path = await fileOf('bad.ndjson', [
      { ...calendar, token: 'Unknown', title: 'A', start: '2018-4-19' },
      { ...calendar, token: 'A', title: 'A', start: 'soon' },
      { ...calendar, token: 'A', start: '2018-1-1' },
      { ...calendar, token: 'A', title: 'A', start: '2018-1-2', type: 'party' },
      { ...calendar, token: 'A', title: 'Twice', start: '2018-01-02' },
      { ...calendar, token: 'A', title: 'Twice', start: '2018-1-2' },
      { token: 'A', title: 'Ours', description: 'x'.repeat(257), start: '2018-1-2' },
    ])
    const { code, out, error } = await site('import', 'events', path)
    expect(code).toBe(1)
    expect(error).toContain('line 1: token required, got "Unknown"')
    expect(error).toContain('line 2: start not_a_date, got "soon"')
    expect(error).toContain('line 3: title required')
    expect(error).toContain('line 4: type not_a_type, got "party"')
    expect(error).toContain('line 5: left out, "a-2018-01-02-twice" stands again on line 6')
    expect(error).toContain('line 7: description too_long')
    expect(out).toContain('added 1, changed 0, unchanged 0, refused 5')
  })
})
