import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openOperatorDesk, type OperatorDesk } from '../../../../tests/support/operator-desk.ts'

let desk: OperatorDesk

beforeAll(async () => {
  desk = await openOperatorDesk()
})
afterAll(() => desk.close())

const lockUps = {
  slug: 'lock-ups',
  title: 'ロックアップ表の読み方',
  author: '編集部',
  cover: '/files/cover.png',
  tags: ['読み方', '基礎知識'],
  text: '# 見出し\n\n本文  \n続き\n',
  created_at: '2026-03-01T00:00:00.000Z',
  updated_at: '2026-04-01T00:00:00.000Z',
}
const undated = { slug: 'undated', title: 'Undated', author: 'Editor', text: 'Text', tags: 'a, b、a' }

const importRows = async (rows: readonly object[]) =>
  desk.site('import', 'posts', await desk.fileOf('posts.ndjson', rows))
const exported = async () => {
  await desk.site('export', 'posts', desk.pathOf('out.ndjson'))
  const lines = (await readFile(desk.pathOf('out.ndjson'), 'utf8')).trimEnd().split('\n')
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>)
}

describe('posts', () => {
  it('are imported, and are exported as rows that change nothing', async () => {
    const rows = [lockUps, undated]
    expect((await importRows(rows)).out).toContain('added 2, changed 0, unchanged 0')
    const [first, second] = await exported()
    expect(first).toEqual({ ...lockUps, is_demo: false })
    expect(second).toMatchObject({ slug: 'undated', tags: ['a', 'b'], cover: null })
    expect(second?.['updated_at']).toBe(second?.['created_at'])
    const out = desk.pathOf('out.ndjson')
    expect((await desk.site('import', 'posts', out)).out).toContain('added 0, changed 0, unchanged 2')
  })

  it('that change without updated_at get the current time, and keep their date of publication', async () => {
    const before = Date.now()
    const { updated_at: _notSaid, ...changed } = { ...lockUps, text: 'Other text' }
    for (const counts of ['changed 1, unchanged 0', 'changed 0, unchanged 1'])
      expect((await importRows([changed])).out).toContain(`added 0, ${counts}`)
    const [post] = await exported()
    expect(post).toMatchObject({ text: 'Other text', created_at: lockUps.created_at })
    expect(Date.parse(String(post?.['updated_at']))).toBeGreaterThanOrEqual(before)
  })

  it('that cannot be read are listed by line and reason, and the others are imported', async () => {
    const { code, out, error } = await importRows([
      { ...lockUps, slug: 'Lock Ups' },
      { ...lockUps, slug: 'no-title', title: ' ' },
      { ...lockUps, slug: 'no-text', text: null },
      { ...lockUps, slug: 'soon', updated_at: 'soon' },
      { ...lockUps, slug: 'turned', updated_at: '2026-02-01' },
      { ...lockUps, slug: 'twice', title: 'First' },
      { ...lockUps, slug: 'twice', title: 'Second' },
    ])
    expect(code).toBe(1)
    expect(error).toContain('line 1: slug not_an_id, got "Lock Ups"')
    expect(error).toContain('line 2: title required')
    expect(error).toContain('line 3: text required')
    expect(error).toContain('line 4: updated_at not_a_date, got "soon"')
    expect(error).toContain('line 5: updated_at end_before_start, got "2026-02-01"')
    expect(error).toContain('line 6: left out, "twice" comes again on line 7')
    expect(out).toContain('added 1, changed 0, unchanged 0, refused 5')
  })
})
