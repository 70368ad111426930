import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isLongerThan } from '../kernel/text/text.ts'
import { readPost } from './post-rules.ts'
import { isSlug } from './post.ts'

const row = { slug: 'lock-ups', title: 'ロックアップ', author: '編集部', text: '# 見出し\n\n本文  \n続き\n' }
const read = (more: object) => readPost({ ...row, ...more })
const postOf = (more: object) => {
  const reading = read(more)
  if ('errors' in reading) throw new Error(JSON.stringify(reading.errors))
  return reading.content
}
const codesOf = (input: unknown) => {
  const reading = readPost(input)
  return ('errors' in reading ? reading.errors : reading.warnings).map(
    ({ field, code }) => `${field} ${code}`,
  )
}

describe('a row of a post', () => {
  it('needs a slug, a title, an author and a text, which stays as it was written', () => {
    expect(postOf({})).toEqual({
      slug: 'lock-ups',
      title: 'ロックアップ',
      author: '編集部',
      cover: null,
      tags: [],
      markdown: '# 見出し\n\n本文  \n続き\n',
      excerpt: null,
      isDraft: false,
      isDemo: false,
      createdAt: null,
      updatedAt: null,
    })
  })

  it('may have a cover, tags and the moments it was written and changed', () => {
    const more = {
      cover: '/files/cover.png',
      created_at: '2026-04-01',
      updated_at: '2026-04-02T09:00:00+09:00',
    }
    expect(postOf(more)).toMatchObject({
      cover: '/files/cover.png',
      createdAt: Date.UTC(2026, 3, 1),
      updatedAt: Date.UTC(2026, 3, 2),
    })
  })

  it.each([
    [
      ['読み方', '安全'],
      ['読み方', '安全'],
    ],
    ['読み方, 安全、税金', ['読み方', '安全', '税金']],
    [
      ['a', ' a ', '', null, 'A'],
      ['a', 'A'],
    ],
    [null, []],
    ['', []],
  ])('with the tags %j has the tags %j', (tags, kept) => {
    expect(postOf({ tags }).tags).toEqual(kept)
  })

  it.each([
    [{}, ['slug required', 'title required', 'author required', 'text required']],
    [
      { ...row, title: ' ', author: '\n', text: '\t' },
      ['title required', 'author required', 'text required'],
    ],
    [{ ...row, slug: 'Lock Ups' }, ['slug not_an_id']],
    [{ ...row, slug: 'x'.repeat(121) }, ['slug not_an_id']],
    [{ ...row, title: ['a'] }, ['title not_a_text']],
    [{ ...row, text: { a: 1 } }, ['text not_a_text']],
    [{ ...row, text: 'null \0' }, ['text not_a_text']],
    [{ ...row, text: 'half \uD83D' }, ['text not_a_text']],
    [{ ...row, text: 'x'.repeat(200_001) }, ['text too_long']],
    [{ ...row, cover: 'javascript:alert(1)' }, ['cover not_an_image']],
    [{ ...row, cover: '/files/../secret.png' }, ['cover not_an_image']],
    [{ ...row, tags: { a: 1 } }, ['tags not_a_list']],
    [{ ...row, tags: Array.from({ length: 11 }, (_, n) => `t${n}`) }, ['tags too_many']],
    [{ ...row, tags: ['a', ['b']] }, ['tags.1 not_a_text']],
    [{ ...row, created_at: 'soon' }, ['created_at not_a_date']],
    [{ ...row, updated_at: 1_775_000_000 }, ['updated_at not_a_date']],
    [{ ...row, created_at: '2026-04-01T09:00' }, ['created_at not_a_date']],
    [{ ...row, updated_at: '0999-01-01T00:00:00Z' }, ['updated_at not_a_date']],
    [{ ...row, updated_at: '9999-12-31T20:00:00Z' }, ['updated_at not_a_date']],
    [{ ...row, created_at: '2026-04-02', updated_at: '2026-04-01' }, ['updated_at end_before_start']],
    ['a post', [' not_an_object']],
    [[row], [' not_an_object']],
    [null, [' not_an_object']],
  ])('%j is refused, and says why', (input, faults) => {
    expect(readPost(input)).toHaveProperty('errors')
    expect(codesOf(input)).toEqual(faults)
  })

  it('is cut at 200 characters of title, 100 of author and 40 of a tag, with a warning', () => {
    const long = { title: '長'.repeat(201), author: '名'.repeat(101), tags: ['印'.repeat(41)] }
    expect(codesOf({ ...row, ...long })).toEqual(['title cut', 'author cut', 'tags.0 cut'])
    const { title, author, tags } = postOf(long)
    expect([title, author, ...tags].map((text) => text.length)).toEqual([200, 100, 40])
    const just = { title: '長'.repeat(200), author: '名'.repeat(100), tags: ['印'.repeat(40)] }
    expect(codesOf({ ...row, ...just })).toEqual([])
  })
})

it('an accepted post keeps the limits and is accepted again unchanged, whatever its texts', () => {
  const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.string({ unit: 'grapheme' }))
  const mostly = (likely: fc.Arbitrary<unknown>) =>
    fc.oneof({ weight: 20, arbitrary: likely }, { weight: 1, arbitrary: fc.jsonValue() })
  const days = fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
  const rows = fc.record({
    slug: mostly(fc.constantFrom('a', 'lock-ups-2')),
    title: mostly(text),
    author: mostly(text),
    text: mostly(fc.string({ unit: 'grapheme', minLength: 1 })),
    tags: mostly(fc.oneof(fc.array(text, { maxLength: 10 }), text)),
    cover: mostly(fc.oneof(fc.webUrl(), fc.constant(null))),
    updated_at: mostly(
      fc.oneof(
        days.map((day) => day.toISOString()),
        fc.constant(null),
      ),
    ),
  })
  fc.assert(
    fc.property(rows, (input) => {
      const reading = readPost(input)
      if ('errors' in reading) return
      const { slug, title, author, tags, markdown, cover, updatedAt } = reading.content
      expect(isSlug(slug)).toBe(true)
      expect(isLongerThan(title, 200) || isLongerThan(author, 100)).toBe(false)
      expect(tags.length <= 10 && new Set(tags).size === tags.length).toBe(true)
      expect(markdown).toBe(input.text)
      const updated_at = updatedAt === null ? null : new Date(updatedAt).toISOString()
      const again = readPost({ slug, title, author, tags, text: markdown, cover, updated_at })
      expect(again).toEqual({ content: reading.content, warnings: [] })
    }),
    { numRuns: 300 },
  )
})

describe('a generated text', () => {
  it.each([
    ['5 MB of anything', 'あ\n'.repeat(2_500_000)],
    ['a line without an end', 'a'.repeat(20_001)],
    ['a table of 201 columns', `|${'a|'.repeat(201)}`],
  ])('is refused: %s', (_, text) => {
    expect(readPost({ slug: 'a', title: 'a', author: 'a', text })).toMatchObject({
      errors: [{ field: 'text', code: 'too_long' }],
    })
  })
})

describe('the status of a post', () => {
  it('is draft or published, and published by default', () => {
    const of = (status?: string) => readPost({ slug: 'a', title: 'a', author: 'a', text: 'a', status })
    expect(of('draft')).toMatchObject({ content: { isDraft: true } })
    for (const status of ['published', undefined])
      expect(of(status)).toMatchObject({ content: { isDraft: false } })
    expect(of('hidden')).toMatchObject({ errors: [{ field: 'status', code: 'not_a_status' }] })
  })
})
