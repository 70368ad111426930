import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedOfferings } from '../../../tests/support/offerings-site.ts'
import { openOperatorDesk, type OperatorDesk } from '../../../tests/support/operator-desk.ts'
import { openTestSite } from '../../../tests/support/test-site.ts'
import { languages, type Language } from '../../domain/kernel/site/language.ts'
import { linkedPages } from '../../domain/pages/linked-pages.ts'
import { readConfig } from '../settings/config.ts'
import { goingLive, type ResolveHost } from './going-live.ts'

let desk: OperatorDesk

beforeAll(async () => {
  desk = await openOperatorDesk()
})
afterAll(() => desk.close())

const person = { name: 'Mill Press', person: 'Ann Ito', address: '1 Mill Road', phone: '+1 555 0100' }
const ready = {
  DEMO: '0',
  SITE_ORIGIN: 'https://kawara.example',
  SELLER: JSON.stringify({ ja: person, en: person, ko: person, zh: person }),
  SMTP_URL: 'smtp://mail.example',
  OPERATOR_EMAIL: 'desk@kawara.example',
}
const page = (page_id: string, language: Language) => ({
  page_id,
  language,
  title: 'Title',
  description: 'Description',
  markdown: 'Text',
})

const check = (environment: Readonly<Record<string, string>>, resolveHost: ResolveHost = async () => '::1') =>
  desk.withDatabase(async (database) => {
    const findings = await goingLive({ config: readConfig(environment), database, resolveHost })
    return findings
      .filter(({ state }) => state === 'missing')
      .map(({ subject, text }) => `${subject}: ${text}`)
  })

describe('what stands between a site and its visitors', () => {
  it('is printed by `site check`, whose exit code is then 1', async () => {
    const { code, out } = await desk.site('site', 'check')
    expect(code).toBe(1)
    expect(out).toMatch(
      /^missing {2}address {3}SITE_ORIGIN is http:\/\/localhost:3000, which only this machine reaches\.$/m,
    )
    expect(out).toMatch(/^missing {2}pages {5}29 of 29 are not written: ads ja, ads en, /m)
    expect(out).toMatch(/^\d of 10 are missing\./m)
  })

  it('is nothing when settings, pages and hosts are there', async () => {
    const rows = linkedPages.flatMap((id) => languages.map((language) => page(id, language)))
    const { code } = await desk.site('import', 'pages', await desk.fileOf('pages.ndjson', rows))
    expect(code).toBe(0)
    expect(await check(ready)).toEqual([])
  })

  it.each([
    [
      { SITE_ORIGIN: 'http://kawara.example' },
      'address: SITE_ORIGIN is http://kawara.example, without encryption.',
    ],
    [{ SELLER: '' }, 'seller: SELLER names an invented company in ja, en, ko, zh.'],
    [{ SMTP_URL: '' }, 'mail: SMTP_URL is not set: mails are written to files, and reach no one.'],
    [
      { OPERATOR_EMAIL: '' },
      'operator: OPERATOR_EMAIL is not set: no one gets a mail about messages and submissions.',
    ],
  ])('is a setting that is missing: %o', async (setting, found) => {
    expect(await check({ ...ready, ...setting })).toEqual([found])
  })

  it('is a host of a language without an address', async () => {
    const resolve = async (host: string) => {
      if (host.startsWith('ko.')) throw new Error('ENOTFOUND')
    }
    expect(await check(ready, resolve)).toEqual(['hosts: No address is known for ko.kawara.example.'])
  })

  it('is demo content among real entries', async () => {
    await desk.withDatabase(async (database) => {
      await seedOfferings(
        { rows: [{ name: 'Made up', status: 1, is_demo: true }], now: new Date() },
        database,
      )
    })
    expect(await check(ready)).toEqual(['demo: Demo content is shown: 1 sales.'])
  })
})

it('the metrics count what is missing by subject, without its text', async () => {
  const site = await openTestSite({ environment: { DEMO: '0' } })
  const { body } = await site.app.inject('/metrics')
  await site.close()
  expect(body).toContain('site_check_missing{subject="mail"} 1')
  expect(body).toContain('site_check_missing{subject="demo"} 0')
})
