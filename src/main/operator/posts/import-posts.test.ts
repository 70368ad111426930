import { mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { picture } from '../../../../tests/support/files-site.ts'
import { openOperatorDesk, type OperatorDesk } from '../../../../tests/support/operator-desk.ts'
import type { Database } from '../../../api/database/database.ts'

let desk: OperatorDesk
beforeAll(async () => {
  desk = await openOperatorDesk()
})
afterAll(() => desk.close())
beforeEach(async () => {
  await rm(desk.pathOf('posts'), { recursive: true, force: true })
  await mkdir(desk.pathOf('posts/pictures'), { recursive: true })
})

const put = (name: string, lines: readonly string[]) =>
  writeFile(desk.pathOf(`posts/${name}`), lines.join('\n'))
const bring = (...more: string[]) => desk.site('posts', 'import', desk.pathOf('posts'), ...more)
const rowsOf = <Row>(sql: string) =>
  desk.withDatabase((database: Database) => database.query<Row & Record<string, unknown>>(sql))
const head = (...more: string[]) => ['---', 'title: 題名', 'author: 編集部', ...more, '---', '本文です。']

describe('a folder of Markdown', () => {
  it('is imported with its pictures, and a second import changes nothing', async () => {
    await writeFile(desk.pathOf('posts/cover.png'), await picture({ seed: 1 }).png().toBuffer())
    await writeFile(desk.pathOf('posts/pictures/a chart.png'), await picture({ seed: 2 }).png().toBuffer())
    await put('with-pictures.md', [
      '---',
      'title: "コロン: のある題"',
      'author: 編集部',
      'tags: [税金, 記録]',
      'cover: cover.png',
      'published: 2026-03-01T09:00:00+09:00',
      'updated: 2026-04-01',
      'excerpt: 書いた要約',
      '---',
      '![図](<pictures/a chart.png>)',
      '',
      '```',
      '![例](missing.png)',
      '```',
    ])
    expect((await bring('--dry-run')).out).toContain('Dry run: nothing was written.')
    expect(await rowsOf('select 1 from files')).toHaveLength(0)
    expect((await bring()).out).toContain('added 1, changed 0, unchanged 0, refused 0')
    expect((await bring()).out).toContain('added 0, changed 0, unchanged 1, refused 0')
    const [post] = await rowsOf<Record<string, string>>('select * from posts')
    expect(post).toMatchObject({
      slug: 'with-pictures',
      title: 'コロン: のある題',
      tags: ['税金', '記録'],
      excerpt: '書いた要約',
      created_at: new Date('2026-03-01T00:00:00Z'),
    })
    expect(post?.['cover']).toMatch(/^\/files\/[0-9a-f]{64}\.(?:png|jpg)$/)
    expect(post?.['markdown']).toMatch(/^!\[図\]\(\/files\/[0-9a-f]{64}\.(?:png|jpg)\)/)
    expect(post?.['markdown']).toContain('![例](missing.png)')
    expect(await rowsOf('select 1 from files')).toHaveLength(2)
  })

  it('with faults gets all of them listed by file and line, and the other posts are imported', async () => {
    await symlink('/etc/hostname', desk.pathOf('posts/outside.png'))
    await put('good.md', head())
    await put('no-head.md', ['# 題'])
    await put('bad-fields.md', head('status: soon', 'published: yesterday', 'tags: 3'))
    await put('bad-yaml.md', ['---', 'title: a', 'tags: [a', '---', 'x'])
    await put('misspelt.md', head('publishd: 2026-01-01'))
    await put('no-picture.md', [...head('cover: none.png'), '', '![](outside.png)'])
    await put('Good Name.md', head())
    await put('same.md', head('slug: good'))
    const { code, out, error } = await bring()
    expect(code).toBe(1)
    expect(out).toContain('posts: added 1, changed 0, unchanged 0, refused 7')
    for (const line of [
      'no-head.md:1: head required',
      'bad-fields.md:4: status not_a_status, got "soon"',
      'bad-fields.md:5: published not_a_date, got "yesterday"',
      'bad-fields.md:6: tags not_a_list, got "3"',
      'bad-yaml.md:3: head not_yaml',
      'misspelt.md:4: publishd unknown_field',
      'no-picture.md:4: cover no_such_file, got "none.png"',
      'no-picture.md:8: text outside_the_folder, got "outside.png"',
      'Good Name.md:1: slug not_an_id, got "Good Name"',
      'same.md:4: slug repeated, good is good.md',
    ])
      expect(error).toContain(line)
    expect(error.trim().split('\n')).toHaveLength(10)
  })

  it('with missing pictures is imported only with --leave-out-missing', async () => {
    await put('gone.md', [
      '---',
      'title: 題',
      'author: 編集部',
      'cover: none.png',
      '---',
      '前 ![手数料の図](gone.png) 後',
    ])
    await writeFile(desk.pathOf('posts/broken.png'), 'no picture')
    await put('broken.md', head('cover: broken.png'))
    const refused = await bring()
    expect(refused.error).toContain('gone.md:4: cover no_such_file, got "none.png"')
    expect(refused.error).toContain('gone.md:6: text no_such_file, got "gone.png"')
    expect(refused.out).toContain('added 0, changed 0, unchanged 0, refused 2')
    const taken = await bring('--leave-out-missing')
    expect(taken.error).toContain('gone.md:6: imported with a warning: text no_such_file, got "gone.png"')
    expect(taken.out).toContain('added 1')
    expect(await rowsOf("select cover, markdown from posts where slug = 'gone'")).toEqual([
      { cover: null, markdown: '前 ![手数料の図](gone.png) 後' },
    ])
    await writeFile(desk.pathOf('posts/gone.png'), await picture({ seed: 5 }).png().toBuffer())
    expect((await bring('--leave-out-missing')).out).toContain('changed 1')
  })

  it('that does not exist is refused with one line', async () => {
    expect(await desk.site('posts', 'import', desk.pathOf('nowhere'))).toMatchObject({
      code: 1,
      error: expect.stringContaining('There is no folder'),
    })
  })
})

describe('a draft and a scheduled post', () => {
  it('are listed, have a preview, and are not in the table of public posts until they are published', async () => {
    await put('a-draft.md', head('status: draft'))
    await put('of-2100.md', head('published: 2100-01-01'))
    expect((await bring()).out).toContain('added 2, changed 0')
    expect((await bring()).out).toContain('unchanged 2')
    expect(await rowsOf(`select 1 from posts where slug in ('a-draft', 'of-2100')`)).toHaveLength(0)
    const { out } = await desk.site('posts', 'list')
    expect(out).toContain('of-2100  appears 2100-01-01T00:00:00.000Z')
    expect(out).toContain('a-draft  draft')
    expect((await desk.site('posts', 'preview', 'a-draft')).out).toMatch(
      /\/blog\/preview\?token=a-draft\.\w+\./,
    )
    expect((await desk.site('posts', 'preview', 'nothing')).code).toBe(1)
    const before = Date.now()
    await put('a-draft.md', head('status: published'))
    expect((await bring()).out).toContain('changed 1, unchanged 1')
    const [post] = await rowsOf<{ created_at: Date; updated_at: Date }>(
      `select created_at, updated_at from posts where slug = 'a-draft'`,
    )
    expect(post?.created_at.getTime()).toBeGreaterThanOrEqual(before)
    expect(post?.updated_at).toEqual(post?.created_at)
    await put('a-draft.md', head('status: draft'))
    expect((await bring()).out).toContain('changed 1, unchanged 1')
    expect(await rowsOf(`select 1 from posts where slug = 'a-draft'`)).toHaveLength(0)
  })
})
