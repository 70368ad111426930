import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBuiltSite } from '../../../tests/support/built-site.ts'
import { ask } from '../../../tests/support/offerings-site.ts'
import type { TestSite } from '../../../tests/support/test-site.ts'
import { languages, subHosts, type Language } from '../../domain/kernel/site/language.ts'

const root = resolve(import.meta.dirname, '../../..')
let site: TestSite

beforeAll(async () => {
  site = await openBuiltSite({}, { cachesPages: false })
})
afterAll(() => site.close())

/** Scripts that a language does not use. Both Japanese and Chinese use Han. */
const foreignScripts: Readonly<Record<Language, RegExp>> = {
  ja: /\p{Script=Hangul}+/u,
  en: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+/u,
  ko: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/u,
  zh: /[\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]+/u,
}
/** Five lower-case words in a row are a sentence; names are shorter. */
const englishSentence = /(?:\b[a-z]{2,}\b[ ,]+){4}[a-z]{2,}/

const demoRows = readFileSync(resolve(root, 'db/demo/offerings.ndjson'), 'utf8').trim().split('\n')
/** Names that are the same in every language; 瓦版 is part of the name of the site. */
const names = ['瓦版', ...demoRows.map((row) => (JSON.parse(row) as { name: string }).name)]

function readTexts(html: string): string[] {
  let body = html.slice(html.indexOf('<body'))
  body = body.replaceAll(/<(script|style|template|svg)\b.*?<\/\1>/gs, '')
  for (let before = ''; before !== body;) {
    before = body
    body = body.replaceAll(/<(\w+)(?=[^>]*\s(?:lang|hrefLang)=")[^>]*>(?:(?!<\1\b).)*?<\/\1>/gs, '')
  }
  const texts = body.split(/<[^>]*>/).map((text) => text.trim())
  return texts.filter((text) => text !== '' && !names.some((name) => text.includes(name)))
}

const paths = [
  '/',
  '/market',
  '/market/bitcoin',
  '/ico/hinode-grid',
  '/ico/agora-vote',
  '/page/terms',
  '/premium',
  '/coinview/purchase',
  '/coinview/success',
  '/coinview/subscription',
  '/page/commerce',
]

it.each(languages)('the pages in %s have no text in another language', async (language) => {
  const found: string[] = []
  for (const path of paths) {
    const { body, statusCode } = await ask(site, path, { host: `${subHosts[language]}.localhost` })
    expect(`${path} ${statusCode}`).toBe(`${path} 200`)
    for (const text of readTexts(body)) {
      const foreign = foreignScripts[language].test(text) || (language !== 'en' && englishSentence.test(text))
      if (foreign) found.push(`${path}: ${text.slice(0, 80)}`)
    }
  }
  expect(found).toEqual([])
})
