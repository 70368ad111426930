import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBuiltSite } from '../../../tests/support/built-site.ts'
import { ask } from '../../../tests/support/offerings-site.ts'
import type { TestSite } from '../../../tests/support/test-site.ts'
import { htmlLang, subHosts } from '../../domain/kernel/site/language.ts'

let site: TestSite

beforeAll(async () => {
  site = await openBuiltSite({}, { cachesPages: false })
})
afterAll(() => site.close())

type Rules = readonly (readonly [RegExp, string])[]

const fullWidth: Rules = [
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー] ?\((?!\))/u, 'a half-width bracket'],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]:(?: |$)/u, 'a half-width colon'],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー], /u, 'a half-width comma'],
  [/[。：、，；！？] ?[ \u00a0](?!©)\S/u, 'a space after a full-width mark'],
  [/\d日?(?:（[^）]*）)? [–~-] \d/, 'a span with a dash'],
]

/** What no writer of the language prints, to be found wherever the code puts two texts together. */
const faultsOf: Readonly<Record<'ja' | 'ko' | 'zh', Rules>> = {
  ja: fullWidth,
  ko: [
    [/\p{Script=Hangul} \(/u, 'a space before a bracket'],
    [/\p{Script=Hangul}[（：、，]/u, 'a full-width mark'],
    [/\d(?:\([^)]*\))? [–~-] \d/, 'a span with spaces'],
  ],
  zh: [
    ...fullWidth,
    [/ · |\p{Script=Han}·\S/u, 'a middle dot'],
    [/[一二三四五六七八九十]+月(?!花)/, 'a month in Chinese numerals'],
  ],
}

const paths = [
  '/',
  '/?page=2',
  '/search?q=token',
  '/ico/hinode-grid',
  '/ico/danube-freight',
  '/ico/hanafuda-club',
  '/market',
  '/market/bitcoin',
  '/events',
  '/events/add',
  '/events/symbol/ETH',
  '/events/time/last-month',
  '/events/item/demo-gaon-swap',
  '/events/item/demo-btc-ama-miners',
  '/coinview',
  '/coinview-sdk',
  '/coinview-sdk/login',
  '/coinview/purchase',
  '/premium',
  '/badge',
  '/badge?item=hinode-grid',
  '/widget',
  '/contact',
  '/ico-form',
  '/ico',
  '/page/tax',
  '/_app/airdrop',
  '/_app/requestPermission',
  '/error/404',
  '/embed/offering?item=hinode-grid',
  '/embed/events',
  '/embed/card?coin=bitcoin',
  '/embed/card.svg?coin=bitcoin',
  '/embed/badge/hinode-grid.svg?kind=raised&size=large',
  '/api/map/rss2',
  '/api/map/rss2?itemId=hinode-grid',
  '/api/map/events.rss',
  '/api/options/offerings?q=a',
  '/api/options/coins?q=b',
  '/api/options/tokens?q=b',
]

const languages = ['ja', 'ko', 'zh'] as const

it.each(languages)('pages, frames and feeds in %s have the marks of that language', async (language) => {
  const found: string[] = []
  for (const path of paths) {
    const address = path.startsWith('/embed') ? `${path}&lang=${language}`.replace(/^([^?]*)&/, '$1?') : path
    const { body, statusCode } = await ask(site, address, { host: `${subHosts[language]}.localhost` })
    expect([200, 404]).toContain(statusCode)
    for (const text of textsIn(body, htmlLang[language]))
      for (const [fault, what] of faultsOf[language]) {
        const at = text.search(fault)
        if (at >= 0) found.push(`${path}: ${what}: ${text.slice(Math.max(0, at - 30), at + 40)}`)
      }
  }
  expect([...new Set(found)]).toEqual([])
})

const block =
  /<\/?(?:article|aside|br|button|caption|d[dlt]|description|div|figcaption|footer|form|h\d|header|label|legend|li|main|nav|option|p|section|select|summary|t[dhr]|table|text|title|ul)\b[^>]*>/

/** The texts of a page as a reader sees or hears them, one for each block; program code is left out. */
function textsIn(page: string, lang: string): string[] {
  const shown = page
    .replaceAll(/<(script|style|template|code|pre)\b.*?<\/\1>/gs, '\n')
    .replaceAll('<!-- -->', '')
  const own = withoutForeign(shown, lang)
  const attributes = [...own.matchAll(/\s(?:aria-label|title|alt|placeholder|content)="([^"]*)"/g)]
  const values = page.startsWith('{') ? [...page.matchAll(/"label":"([^"]*)"/g)] : []
  return [
    ...own.split(block).map((text) => text.replaceAll(/<[^>]*>/g, '')),
    ...[...attributes, ...values].map(([, text = '']) => text),
  ].map((text) => text.replaceAll(/&(?:#x27|quot|amp);/g, "'").trim())
}

function withoutForeign(html: string, lang: string): string {
  const foreign = new RegExp(
    `<(?!html)(\\w+)(?=[^>]*\\s(?:lang|hrefLang)="(?!${lang}"))[^>]*>(?:(?!<\\1\\b).)*?</\\1>`,
    'gs',
  )
  const next = html.replaceAll(foreign, '')
  return next === html ? html : withoutForeign(next, lang)
}
