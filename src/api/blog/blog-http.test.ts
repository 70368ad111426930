import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBlogSite, postRow, seedPosts } from '../../../tests/support/blog-site.ts'
import { ask, askJson } from '../../../tests/support/offerings-site.ts'
import type { TestSite } from '../../../tests/support/test-site.ts'
import type { Reply } from '../../contract/operations/operation.ts'
import type { Operations } from '../../contract/operations/operations.ts'

type List = Reply<Operations['listPosts']>
type One = Reply<Operations['getPost']>

const now = new Date('2026-04-16T08:20:00Z')
/** An emoji that is one character for readers and eight UTF-16 units. */
const family = '👨‍👩‍👧'
const on = (day: string) => ({ created_at: day, updated_at: day })
const older = Array.from({ length: 12 }, (_, n) =>
  postRow(`older-${n}`, { tags: ['古い'], ...on(`2026-02-${String(28 - n).padStart(2, '0')}`) }),
)
const rows = [
  postRow('lock-ups', {
    title: 'ロックアップ <b>',
    cover: '/files/cover.png',
    tags: ['読み方', '基礎知識'],
    text: '## 表\n\n最初の**段落**です。\n\n<script>alert(1)</script>\n\n[外](https://other.example) [悪](javascript:alert(1))',
    created_at: '2026-03-01T00:00:00Z',
    updated_at: '2026-04-10T15:30:00Z',
  }),
  postRow('written-later', { tags: ['読み方'], ...on('2026-04-01') }),
  postRow('much-alike', { tags: ['基礎知識', '読み方', 'C/C++ 100%'], ...on('2026-03-10') }),
  postRow('not-alike', { tags: ['税金'], ...on('2026-03-20') }),
  ...older,
]

let site: TestSite
beforeAll(async () => {
  site = await openBlogSite({ rows, now })
})
afterAll(() => site.close())

const list = (path = '') => askJson<List>(site, `/api/posts${path}`)
const ofTag = (tag: string, query = '') => list(`/tags/${encodeURIComponent(tag)}${query}`)
const slugsOf = ({ items }: { items: List['items'] }) => items.map(({ slug }) => slug)
const post = (slug: string) => askJson<One>(site, `/api/posts/${slug}`)
const olderFrom = (first: number, last: number) => older.slice(first, last + 1).map(({ slug }) => slug)

describe('the list of posts', () => {
  it('has ten posts a page, the one changed last first', async () => {
    const first = await list()
    expect(slugsOf(first)).toEqual([
      'lock-ups',
      'written-later',
      'not-alike',
      'much-alike',
      ...olderFrom(0, 5),
    ])
    expect(first).toMatchObject({
      tag: null,
      pagination: { page: 1, total: 16, per_page: 10, iter_pages: [1, 2] },
    })
    expect(slugsOf(await list('?page=2'))).toEqual(olderFrom(6, 11))
  })

  it('is empty past its end', async () => {
    expect(await list('?page=3')).toMatchObject({ items: [], pagination: { page: 3, total: 16 } })
    expect(await list('?page=100000')).toMatchObject({ items: [] })
  })

  it('has as many posts a page as the limit says', async () => {
    expect(slugsOf(await list('?limit=1'))).toEqual(['lock-ups'])
    expect(slugsOf(await list('?limit=3'))).toEqual(['lock-ups', 'written-later', 'not-alike'])
    expect(slugsOf(await list('?limit=3&page=2'))).toEqual(['much-alike', ...olderFrom(0, 1)])
    expect(await list('?limit=50')).toMatchObject({ pagination: { per_page: 50, iter_pages: [1] } })
  })

  it('has the fields of a card, without the text', async () => {
    const [shown] = (await list('?limit=1')).items
    expect(shown).toEqual({
      id: expect.any(Number),
      slug: 'lock-ups',
      title: 'ロックアップ <b>',
      excerpt: '最初の段落です。<script>alert(1)</script> 外 [悪](javascript:alert(1))',
      cover: '/files/cover.png',
      author: 'Editor',
      tags: ['読み方', '基礎知識'],
      created_at: '2026-03-01T00:00:00.000Z',
      updated_at: '2026-04-10T15:30:00.000Z',
      is_demo: false,
    })
  })

  it('is the same on every host: the blog is Japanese', async () => {
    const japanese = await askJson(site, '/api/posts', { host: 'www.localhost' })
    expect(japanese).toEqual(await askJson(site, '/api/posts', { host: 'zh.localhost' }))
  })

  it.each(['page=-1', 'page=0', 'page=1.5', 'page=100001', 'page=two', 'limit=0', 'limit=1000', 'limit=-3'])(
    'is refused with %s',
    async (query) => {
      expect(await ask(site, `/api/posts?${query}`)).toBeProblem('invalid_input', 'en')
    },
  )
})

describe('a search for posts', () => {
  const find = async (q: string, more = '') => list(`?q=${encodeURIComponent(q)}${more}`)

  it('finds posts with all words in title, tags or text, in any spelling', async () => {
    expect(slugsOf(await find('段落 表'))).toEqual(['lock-ups'])
    expect(slugsOf(await find('ﾛｯｸｱｯﾌﾟ'))).toEqual(['lock-ups'])
    expect(slugsOf(await find('ＷＲＩＴＴＥＮ'))).toEqual(['written-later'])
    expect(slugsOf(await find('税金'))).toEqual(['not-alike'])
    expect(await find('段落 ありません')).toMatchObject({ items: [], pagination: { total: 0, page: 1 } })
  })

  it('ranks matches in titles before those in tags, and has pages', async () => {
    expect(slugsOf(await find('読み方'))).toEqual(['lock-ups', 'written-later', 'much-alike'])
    const second = await find('older', '&page=2')
    expect(second).toMatchObject({ pagination: { total: 12, page: 2, iter_pages: [1, 2] } })
    expect(slugsOf(second)).toEqual(olderFrom(10, 11))
  })

  it('without a word, or for punctuation only, is the list', async () => {
    for (const q of ['', '  ', '。。']) expect(slugsOf(await find(q))).toEqual(slugsOf(await list()))
  })

  it('works for any text', async () => {
    for (const q of ["' or 1=1 --", '%', '*'.repeat(500), '👨‍👩‍👧'.repeat(90), '\\', 'あ'.repeat(1_000)])
      expect((await ask(site, `/api/posts?q=${encodeURIComponent(q)}`)).statusCode).toBe(200)
    expect(await ask(site, `/api/posts?q=${'a'.repeat(1_001)}`)).toBeProblem('invalid_input', 'en')
    expect(await ask(site, '/api/posts?q=%00')).toBeProblem('invalid_input', 'en')
  })
})

describe('the posts of a tag', () => {
  it('are those that have it, the one changed last first', async () => {
    const found = await ofTag('読み方')
    expect(slugsOf(found)).toEqual(['lock-ups', 'written-later', 'much-alike'])
    expect(found).toMatchObject({ tag: '読み方', pagination: { total: 3 } })
    expect(slugsOf(await ofTag('C/C++ 100%'))).toEqual(['much-alike'])
  })

  it('have pages too', async () => {
    expect(slugsOf(await ofTag('古い'))).toEqual(olderFrom(0, 9))
    expect(slugsOf(await ofTag('古い', '?page=2'))).toEqual(olderFrom(10, 11))
  })

  it.each(['nobody', '読み', "' or '1'='1", '{読み方}', '%'])(
    'are empty if no post has the tag: %s',
    async (tag) => {
      expect(await ofTag(tag)).toMatchObject({ items: [], tag, pagination: { total: 0, iter_pages: [1] } })
    },
  )

  it.each(['a'.repeat(1_001), '%00', 'a%00b'])('are refused for an invalid tag: %s', async (tag) => {
    expect(await ask(site, `/api/posts/tags/${tag}`)).toBeProblem('invalid_input', 'en')
  })
})

describe('a post', () => {
  it('has sanitised HTML', async () => {
    const { text, title } = (await post('lock-ups')).post
    expect(title).toBe('ロックアップ <b>')
    expect(text).toContain('<h2 id="section-1">表</h2>\n<p>最初の<strong>段落</strong>です。</p>')
    expect(text).toContain('&lt;script&gt;')
    expect(text).toContain('<a href="https://other.example" rel="noopener nofollow ugc">')
    expect(text).not.toMatch(/<script|href="javascript/)
  })

  it('comes with three others: the most similar by texts and tags, then the latest', async () => {
    const { related_posts: related } = await post('lock-ups')
    expect(slugsOf({ items: related })).toEqual(['much-alike', 'written-later', 'not-alike'])
    const { related_posts: ofTax } = await post('not-alike')
    expect(slugsOf({ items: ofTax })).toEqual(['much-alike', 'lock-ups', 'written-later'])
  })

  it('comes with the first page of the list, and with the posts published before and after it', async () => {
    const { items, tag, pagination, previous, next } = await post('much-alike')
    expect({ items, tag, pagination }).toEqual(await list())
    expect([previous?.slug, next?.slug]).toEqual(['lock-ups', 'not-alike'])
    expect((await post('written-later')).next).toBeNull()
    expect((await post('older-11')).previous).toBeNull()
  })

  it('has its headings and its reading time', async () => {
    const { sections, reading_minutes: minutes } = (await post('lock-ups')).post
    expect(sections).toEqual([{ id: 'section-1', level: 2, text: '表' }])
    expect(minutes).toBe(1)
  })

  it('has an excerpt of 300 characters in a list, whatever their encoding', async () => {
    const texts = [`# 題\n\n${'あ'.repeat(301)}`, 'い'.repeat(300), family.repeat(301)]
    const long = texts.map((text, n) =>
      postRow(`long-${n}`, { text, tags: ['長い'], ...on(`2026-01-0${9 - n}`) }),
    )
    await seedPosts({ rows: long, now }, site.database)
    const excerpts = (await ofTag('長い')).items.map(({ excerpt }) => excerpt)
    expect(excerpts).toEqual([`${'あ'.repeat(299)}…`, 'い'.repeat(300), `${family.repeat(299)}…`])
  })

  it('may have a title of 200 characters, whatever their encoding', async () => {
    const row = postRow('families', { title: family.repeat(200), ...on('2026-01-01') })
    await seedPosts({ rows: [row], now }, site.database)
    expect((await post('families')).post.title).toBe(row.title)
  })

  it('is found by a tag of 40 characters, whatever their encoding', async () => {
    const tag = family.repeat(40)
    await seedPosts({ rows: [postRow('tagged', { tags: [tag], ...on('2026-01-01') })], now }, site.database)
    expect(slugsOf(await ofTag(tag))).toEqual(['tagged'])
  })

  it.each([
    ['ja', 'www'],
    ['en', 'en'],
    ['ko', 'ko'],
    ['zh', 'zh'],
  ] as const)('that does not exist is a 404 in the language of the reader: %s', async (language, host) => {
    const answer = await ask(site, '/api/posts/nothing', { host: `${host}.localhost` })
    expect(answer).toBeProblem('post_not_found', language)
  })

  it.each([
    'Lock-Ups',
    'a--b',
    '-a',
    'a_b',
    'a.b',
    'a'.repeat(121),
    '%00',
    '%E8%A8%98%E4%BA%8B',
    "a'%20or%20'1",
  ])('cannot have the slug %s', async (slug) => {
    expect(await ask(site, `/api/posts/${slug}`)).toBeProblem('invalid_input', 'en')
  })
})
