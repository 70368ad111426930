import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBuiltSite } from '../../../tests/support/built-site.ts'
import { testSecret, type TestSite } from '../../../tests/support/test-site.ts'
import { followLinks } from '../../api/follow/follow-links.ts'
import { followMails } from '../../api/follow/follow.mails.ts'
import { languages, type Language } from '../../domain/kernel/site/language.ts'

let site: TestSite
const links = followLinks(testSecret)

beforeAll(async () => {
  site = await openBuiltSite()
})
afterAll(() => site.close())

async function followed(): Promise<string> {
  const tables = [
    'follows',
    'followers',
    'follow_requests',
    'stop_askings',
    'mails',
    'mail_askings',
    'mail_suppressions',
  ]
  return JSON.stringify(
    await Promise.all(tables.map((table) => site.database.query(`select * from ${table} order by 1`))),
  )
}

async function mailedLinks(language: Language): Promise<string[]> {
  const [follow] = await site.database.query<{ follow_id: string; salt: string }>(
    `insert into follows (email, email_key, item_id, language, status, status_at)
     values ($1, $1, 'hinode-grid', $2, 2, now()) returning follow_id::text as follow_id, salt`,
    [`${language}@example.com`, language],
  )
  const [request] = await site.database.query<{ request_id: string; salt: string }>(
    `insert into follow_requests (follow_id, browser, mailed_at) values ($1, '\\x00', now())
     returning request_id::text as request_id, salt`,
    [follow?.follow_id],
  )
  const confirm = links.write({ kind: 'confirm', id: request?.request_id ?? '', salt: request?.salt ?? '' })
  const stop = links.write({ kind: 'stop', id: follow?.follow_id ?? '', salt: follow?.salt ?? '' })
  const [holder] = await site.database.query<{ follower_id: string; salt: string }>(
    'select follower_id::text as follower_id, salt from followers where email_key = $1',
    [`${language}@example.com`],
  )
  const preferences = links.write({
    kind: 'preferences',
    id: holder?.follower_id ?? '',
    salt: holder?.salt ?? '',
  })
  const mails = followMails(site.config)
  const reader = { email: 'a@example.com', language }
  const news = { language, entries: [{ title: 'x', lines: [], path: '/ico/hinode-grid' }] }
  const written = [
    mails.confirm({ reader, name: 'Hinode Grid', token: confirm, holderToken: preferences }),
    mails.stop({ reader, name: null, token: stop, holderToken: preferences }),
    ...[mails.changed({ ...news, name: 'x' }), mails.digest({ ...news, total: 2 })].map((letter) => ({
      ...letter,
      text: letter.text.replaceAll(letter.proofMark, stop).replaceAll(letter.holderMark, preferences),
      html: letter.html.replaceAll(letter.proofMark, stop).replaceAll(letter.holderMark, preferences),
      headers: { unsubscribe: letter.headers['List-Unsubscribe']?.replaceAll(letter.proofMark, stop) },
    })),
  ]
  const found = JSON.stringify(written).matchAll(/https?:\/\/[^\s"'<>\\]+/g)
  return [...new Set([...found].map(([url]) => url))]
}

describe.each(languages)('opening a link of a mail in %s', (language) => {
  it('changes nothing, whether a reader, a link scanner or a mail program opens it', async () => {
    const urls = await mailedLinks(language)
    expect(urls.filter((url) => url.includes('token=')).length).toBe(4)
    const before = await followed()
    for (const url of urls)
      for (const method of ['GET', 'HEAD'] as const) {
        const { host, pathname, search } = new URL(url)
        const { statusCode } = await site.app.inject({ method, url: pathname + search, headers: { host } })
        expect([200, 405]).toContain(statusCode)
      }
    expect(await followed()).toBe(before)
  })
})
