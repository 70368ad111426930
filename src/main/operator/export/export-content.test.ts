import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openOperatorDesk, type OperatorDesk } from '../../../../tests/support/operator-desk.ts'

let desk: OperatorDesk

beforeAll(async () => {
  desk = await openOperatorDesk()
  const sales = [{ name: 'Acme' }, { name: 'Between' }]
  const pages = ['ja', 'en'].map((language) => ({
    page_id: 'terms',
    language,
    title: language,
    description: language,
    markdown: language,
  }))
  await desk.site('import', 'offerings', await desk.fileOf('offerings.ndjson', sales))
  await desk.site('import', 'pages', await desk.fileOf('pages.ndjson', pages))
})
afterAll(() => desk.close())

const idsIn = (out: string) => [...out.matchAll(/"(?:item_id|language)":"([^"]+)"/g)].map(([, id]) => id)

describe('an export', () => {
  it('goes to the standard output without a file, and with the file -', async () => {
    const { out, error } = await desk.site('export', 'offerings', '-')
    expect(idsIn(out)).toEqual(['acme', 'between'])
    expect(error).toBe('offerings: 2 rows written\n')
    expect((await desk.site('export', 'offerings')).out).toBe(out)
    await expect(readFile(desk.pathOf('-'))).rejects.toThrow('ENOENT')
  })

  it('can be of one entry, as a row that changes nothing', async () => {
    const { code, out, error } = await desk.site('export', 'offerings', '-', '--only', 'between')
    expect([code, error, idsIn(out)]).toEqual([0, 'offerings: 1 rows written\n', ['between']])
    const path = desk.pathOf('one.ndjson')
    await desk.site('export', 'offerings', path, '--only', 'between')
    expect(await readFile(path, 'utf8')).toBe(out)
    expect((await desk.site('import', 'offerings', path)).out).toContain('unchanged 1')
  })

  it('of one page has all its languages, or the stated one', async () => {
    expect(new Set(idsIn((await desk.site('export', 'pages', '-', '--only', 'terms')).out))).toEqual(
      new Set(['en', 'ja']),
    )
    expect(idsIn((await desk.site('export', 'pages', '-', '--only', 'terms en')).out)).toEqual(['en'])
  })

  it('of an unknown entry is refused and replaces no file', async () => {
    const path = await desk.fileOf('kept.ndjson', ['kept'])
    const { code, error } = await desk.site('export', 'offerings', path, '--only', 'nope')
    expect([code, error]).toEqual([1, 'offerings have no entry with the id "nope".\n'])
    expect(await readFile(path, 'utf8')).toContain('kept')
  })
})
