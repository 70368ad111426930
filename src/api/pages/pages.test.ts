import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { problemIn } from '../../../tests/support/problem-matcher.ts'
import { openTestSite, type TestSite } from '../../../tests/support/test-site.ts'
import { languages, perLanguage, type Language } from '../../domain/kernel/site/language.ts'
import { fillDemo } from '../transfer/demo/demo-content.ts'
import { pagesDemo } from './pages.demo.ts'
import { savePage } from './pages.store.ts'

const opened = new Date('2026-01-05T00:00:00Z')
const hosts: Readonly<Record<Language, string>> = { ja: 'www', en: 'en', ko: 'ko', zh: 'zh' }
const sellers = perLanguage((language) => ({
  name: `Mill | *Press* ${language}`,
  person: 'Ann <b>Ito</b>',
  address: '1 Mill Road',
  phone: '+1 555 0100',
}))
let site: TestSite
let addresses = 0

beforeAll(async () => {
  const environment = { SITE_ORIGIN: 'http://kawara.example', SELLER: JSON.stringify(sellers) }
  site = await openTestSite({ environment, now: () => opened })
})
afterAll(() => site.close())

const ask = (pageId: string, language: Language = 'ja') =>
  site.app.inject({
    url: `/api/page/${pageId}`,
    headers: { host: `${hosts[language]}.kawara.example` },
    remoteAddress: `203.0.113.${++addresses}`,
  })

const save = (page: { page_id: string; language: Language; title: string; markdown?: string }) =>
  savePage({ description: 'A page', markdown: 'Text', updated_at: opened, ...page }, site.database)

const fill = (directory: string) =>
  fillDemo({ demos: [pagesDemo], database: site.database, directory, now: opened })

describe('a page', () => {
  it.each(languages)('is answered in the language of the host: %s', async (language) => {
    const page = (await ask('terms', language)).json<Record<string, string>>()
    expect(page).toMatchObject({ page_id: 'terms', language, updated_at: '2026-04-01T00:00:00.000Z' })
    expect(page['title']).toMatch({ ja: /利用規約/, en: /Terms/, ko: /약관/, zh: /条款|协议/ }[language])
    expect(page['html']).toContain('<h2 id="section-1">')
  })

  it('without a translation falls back to Japanese, and states its language', async () => {
    await save({ page_id: 'not-in-ko', language: 'en', title: 'English' })
    await save({ page_id: 'not-in-ko', language: 'zh', title: '中文' })
    await save({ page_id: 'not-in-ko', language: 'ja', title: '日本語' })
    expect((await ask('not-in-ko', 'ko')).json()).toMatchObject({ language: 'ja', title: '日本語' })
    expect((await ask('not-in-ko', 'en')).json()).toMatchObject({ language: 'en', title: 'English' })
  })

  it('without Japanese either falls back to a language it has', async () => {
    await save({ page_id: 'only-zh', language: 'zh', title: '中文' })
    expect((await ask('only-zh', 'ko')).json()).toMatchObject({ language: 'zh', title: '中文' })
  })

  it('names the seller of the settings, whatever the name contains, and leaves unknown placeholders', async () => {
    const markdown = '| Seller | {{seller}} |\n| --- | --- |\n| Person | {{seller_person}} {{nobody}} |'
    await save({ page_id: 'named', language: 'en', title: 'Of {{seller}}', markdown })
    const page = (await ask('named', 'en')).json<Record<string, string>>()
    expect(page['title']).toBe('Of Mill | *Press* en')
    expect(page['html']).toContain('Mill | *Press* en</th>')
    expect(page['html']).toContain('Ann &lt;b&gt;Ito&lt;/b&gt; {{nobody}}</td>')
  })

  it.each(languages)(
    'the legal pages name no other seller in %s, and every placeholder is filled',
    async (language) => {
      for (const pageId of ['commerce', 'terms', 'privacy', 'company']) {
        const { html = '', description = '' } = (await ask(pageId, language)).json<Record<string, string>>()
        expect(html).toContain(`Mill | *Press* ${language}`)
        expect(html + description).not.toMatch(
          /\{\{|Kawara Press|かわら版プレス|가와라판 프레스|瓦版新闻|Kawarada|瓦田/,
        )
      }
    },
  )

  it('the legal notice states the prices of the plans on sale, in the currency of the language', async () => {
    const priceIn = async (language: Language) =>
      (await ask('commerce', language)).json<{ html: string }>().html
    expect(await priceIn('ja')).toContain('月額580円（税込）、年額5,800円（税込）。お支払い前に<a')
    expect(await priceIn('en')).toContain(
      '$3.99 per month (tax included), $39.99 per year (tax included), as shown on the <a',
    )
  })

  it('has sanitised HTML', async () => {
    await save({ page_id: 'unsafe', language: 'ja', title: '<b>', markdown: '<script>alert(1)</script>' })
    expect((await ask('unsafe')).json()).toMatchObject({
      title: '<b>',
      html: '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>\n',
    })
  })

  it('that does not exist is a 404', async () => {
    expect(await ask('nothing', 'zh')).toBeProblem('page_not_found', 'zh')
  })

  it.each(['Terms', 'a--b', '-a', 'a_b', 'a.b', 'a'.repeat(65), '%00', "a'%20or%20'1", '..%2fterms', '규약'])(
    'by the name %s is a 400',
    async (pageId) => {
      const answered = await ask(encodeURI(decodeURI(pageId)), 'en')
      expect(answered).toBeProblem('invalid_input', 'en')
      expect(problemIn(answered).errors?.map(({ field }) => field)).toEqual(['pageId'])
    },
  )

  it('is determined by the path, not by the query', async () => {
    expect((await ask('terms?pageId=privacy')).json()).toMatchObject({ page_id: 'terms' })
    expect((await ask('terms?pageId=%00')).json()).toMatchObject({ page_id: 'terms' })
  })

  it('keeps its date when it is saved again without a change', async () => {
    const later = { description: 'A page', markdown: 'Text', updated_at: new Date('2026-02-01') }
    await save({ page_id: 'same', language: 'ja', title: 'Same' })
    await savePage({ ...later, page_id: 'same', language: 'ja', title: 'Same' }, site.database)
    expect((await ask('same')).json()).toMatchObject({ updated_at: opened.toISOString() })
    await savePage({ ...later, page_id: 'same', language: 'ja', title: 'Other' }, site.database)
    expect((await ask('same')).json()).toMatchObject({ updated_at: '2026-02-01T00:00:00.000Z' })
  })
})

describe('demo pages', () => {
  it('fill an empty table in every language, but never a table with content', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'kawara-demo-'))
    await mkdir(join(directory, 'pages/hello'), { recursive: true })
    for (const language of languages) {
      await writeFile(
        join(directory, 'pages/hello', `${language}.md`),
        `---\ntitle: Hello ${language}\ndescription: A page\n---\nText\n`,
      )
    }
    expect(await fill(directory)).toBe(0)
    expect(await ask('hello')).toBeProblem('page_not_found')

    await site.database.query('delete from pages')
    expect(await fill(directory)).toBe(4)
    expect((await ask('hello', 'ko')).json()).toMatchObject({ title: 'Hello ko', html: '<p>Text</p>\n' })
    await rm(directory, { recursive: true })
  })

  it('name the file without a title', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'kawara-demo-'))
    await mkdir(join(directory, 'pages/hello'), { recursive: true })
    for (const language of languages)
      await writeFile(join(directory, 'pages/hello', `${language}.md`), 'Just text')
    await expect(fill(directory)).rejects.toThrow(
      /^hello\/..\.md is invalid: .*title.*required.*description.*required/,
    )
    await rm(directory, { recursive: true })
  })
})
