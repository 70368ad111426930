import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { postRow, seedPosts } from '../../../tests/support/blog-site.ts'
import { ask, askJson } from '../../../tests/support/offerings-site.ts'
import { openTestDatabase } from '../../../tests/support/test-database.ts'
import { openTestSite, testSecret, type TestSite } from '../../../tests/support/test-site.ts'
import { until } from '../../../tests/support/until.ts'
import type { Reply } from '../../contract/operations/operation.ts'
import type { Operations } from '../../contract/operations/operations.ts'
import { day } from '../../domain/kernel/time/durations.ts'
import { previewLinks } from './preview-links.ts'

let now = new Date('2026-04-16T08:00:00Z')
const rows = [
  postRow('shown', { created_at: '2026-04-01', tags: ['a'] }),
  postRow('a-draft', { status: 'draft', text: 'unripe words', tags: ['a'] }),
  postRow('at-nine', { created_at: '2026-04-16T09:00:00Z', text: 'ripe words', tags: ['a'] }),
]
const links = previewLinks(testSecret)

let site: TestSite
beforeAll(async () => {
  const database = await openTestDatabase()
  await seedPosts({ rows, now }, database)
  site = await openTestSite({ environment: { DEMO: '0' }, now: () => now, database })
})
afterAll(() => site.close())

const preview = (token: string) => ask(site, `/api/post-preview?token=${encodeURIComponent(token)}`)
const listed = async () =>
  (await askJson<Reply<Operations['listPosts']>>(site, '/api/posts')).items.map(({ slug }) => slug)
const feed = async () => (await ask(site, '/api/map/rss2', { host: 'www.localhost' })).body

describe('a post that is not public', () => {
  it('is in no list and no feed, and has no address', async () => {
    expect(await listed()).toEqual(['shown'])
    const { pagination } = await askJson<Reply<Operations['listPosts']>>(site, '/api/posts/tags/a')
    expect(pagination.total).toBe(1)
    for (const slug of ['a-draft', 'at-nine']) {
      expect(await ask(site, `/api/posts/${slug}`)).toBeProblem('post_not_found', 'en')
      expect(await feed()).not.toContain(slug)
    }
    const { body } = await ask(site, '/api/posts/shown')
    expect(body).not.toMatch(/a-draft|at-nine/)
  })

  it('is shown by its private link, and not cached', async () => {
    const answer = await preview(links.write('a-draft', now))
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('unripe words')
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('is not shown by a link that has expired, is forged, or is for another post', async () => {
    const token = links.write('a-draft', now)
    const [slug = '', ends = '', signature = ''] = token.split('.')
    const late = links.write('a-draft', new Date(now.getTime() - 7 * day))
    const others = previewLinks('another secret').write('a-draft', now)
    for (const wrong of [
      late,
      others,
      `at-nine.${ends}.${signature}`,
      `${slug}.${ends}z.${signature}`,
      `${slug}.zzzzzzzzzzz.${signature}`,
      links.write('nothing', now),
      'a-draft',
      '-.-.-',
      '',
    ])
      expect(await preview(wrong)).toBeProblem('post_not_found', 'en')
  })

  it('appears in lists and feeds at its publication time, and not before', async () => {
    expect(await listed()).toEqual(['shown'])
    now = new Date('2026-04-16T09:00:00Z')
    await until(async () => expect(await listed()).toEqual(['at-nine', 'shown']))
    expect(await feed()).toContain('at-nine')
    expect((await ask(site, '/api/posts/at-nine')).body).toContain('ripe words')
    expect(await preview(links.write('at-nine', now))).toMatchObject({ statusCode: 200 })
  })
})
