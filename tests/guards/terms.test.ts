import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { languages, type Language } from '../../src/domain/kernel/site/language.ts'
import { root, sourceFiles, withoutComments } from '../support/source-files.ts'

type Rules = readonly (readonly [RegExp, string])[]

/**
 * For each language, words that the glossary replaces with one term. Readers who see 暗号通貨 in a filter and 仮想通貨 in a title assume
 * a difference that does not exist.
 */
const instead: Readonly<Record<Language, Rules>> = {
  ja: [
    [/暗号通貨/, '暗号資産 in legal text, 仮想通貨 in market screens'],
    [/最高目標額/, '上限額'],
    [/創業者を公開|創業者の公開/, '創業者公開'],
    [/対応コイン/, '支払い通貨'],
    [/占有率/, 'BTCドミナンス'],
    [
      /プレミアム(?:プラン)?(?=は|の|を|に|へ|で)|[A-Za-z]プレミアム/,
      'CoinView Premium, or 乖離率 for a price',
    ],
    [/試験網/, 'テストネット'],
    [/検証者/, 'バリデーター'],
    [/模型/, '架空の, or モック'],
    [/[一二三四五六七八九]通|[一二三四五六七八九十]時に/, 'digits: 7時に1通'],
    [/電波の状況/, '通信環境'],
  ],
  en: [
    [/\bmails?\b|\be-mails?\b/i, 'email'],
    [/\byardstick|\bby one (?:ruler|measure)/i, 'like for like, one format'],
    [/\bbefore start\b/i, 'Upcoming'],
    [/\bown (?:block)?chain\b/i, 'New chain'],
    [/\bfounders disclosed\b/i, 'Founder disclosed'],
    [/\baccepted coins\b/i, 'Accepted currencies'],
    [/\bfunding scale\b/i, 'Fundraising goal'],
    [/\btakes no part\b|\bone press\b|\btake back my\b/i, 'plain English'],
    [/\bchanged terms\b/i, 'changes to terms'],
    [/\bwhitelisted\b|\bdomain whitelist\b/i, 'allowed domains'],
    [
      /\b(?!digest|[a-z]*hour|four|your|tour|pour|sour|detour)[a-z]{2,}(?<!::col)our(?:s|ed|ing)?\b|\b(?:neighbou|favou|behaviou|labou)r/i,
      'US spelling: color',
    ],
    [
      /\b(?:label|cancel|travel|model|fuel|signal)l(?:ed|ing)\b|\b(?:fulfil|instalment|skilful)s?\b/i,
      'US spelling: canceled',
    ],
    [/\b(?:centre|theatre|fibre|litre|(?:kilo|centi|milli)?metre|calibre)s?\b/i, 'US spelling: center'],
    [
      /\b(?:organ|recogn|real|author|special|token|decentral|minim|maxim|optim|custom|final)is(?:e|ed|es|ing|ations?)\b/i,
      'US spelling: organize',
    ],
    [
      /\b(?:licence|defence|offence|cheque|grey|catalogue|judgement|tonne|lorry|lorries|programme)s?\b/i,
      'US spelling: license',
    ],
    [/\w'\w|(?<=\s)"\w/, '’ “ ”'],
  ],
  ko: [
    [/모집액/, '모금액'],
    [/소프트 캡|하드 캡/, '소프트캡, 하드캡'],
    [/암호화폐|암호자산|가상화폐/, '가상자산, or 코인 for a single one'],
    [/변경 내역|변경 기록/, '변경 이력'],
    [/자체 체인|독자 체인|새 체인/, '자체 메인넷'],
    [/총\s?공급량/, '총 발행량'],
    [/수신 중지|수신 해지|구독 취소|구독 해지/, '수신 거부'],
    [/결제 코인/, '결제 수단'],
    [/거래량/, '거래대금'],
    [/지켜보기|지켜보는/, '관심 등록'],
    [/(?:가격|시세|수치|데이터|정보|실시간)[^.]{0,12}(?<!자동 )갱신/, '업데이트; 갱신 is of subscriptions'],
    [/프리미엄 플랜|CoinView 프리미엄/, 'CoinView Premium'],
  ],
  zh: [
    [/停止接收/, '退订'],
    [/募集(?:上限|金额|规模|进度)|已募金额/, '募资额, 募资上限'],
    [/自有链|自有公链|独立链/, '自建链'],
    [/发售条款|ICO ?条款/, '条件'],
    [/变更历史|修改记录|变更历程/, '变更记录'],
    [/锁定期|解锁表/, '锁仓'],
    [/代号/, '代码'],
    [/成交量|交易量/, '成交额'],
    [/接受币种/, '支付币种'],
    [/高级版/, 'CoinView Premium'],
    [/虚拟货币|数字货币|加密市场/, '加密货币, or 加密资产 in legal text'],
    [
      /[\p{Script=Han}] [A-Za-z0-9]|[A-Za-z0-9%] [\p{Script=Han}]/u,
      'no space beside Latin letters and digits',
    ],
  ],
}

/** Words that are right elsewhere, in a text about land or staff for example, and wrong on our screens. */
const onScreens: Readonly<Record<Language, Rules>> = {
  ja: [
    [/出来事/, 'イベント'],
    [/契約/, 'コントラクト'],
    [/プライバシー(?!ポリシー)/, 'プライバシーポリシー'],
  ],
  en: [],
  ko: [
    [/모집/, '토큰 세일'],
    [/주 메뉴/, '메인 메뉴'],
    [
      /[을이은와]\([를가는과]\)|(?<!\{language)\}’?(?:을|를|이|가|은|는|과|와|으?로)(?=[ .,])/,
      'a wording that needs no particle',
    ],
    [/[\p{Script=Hangul}}] \(/u, 'no space before a bracket'],
    [/(?<!이)메일 주소/, '이메일 주소'],
    [/요금제/, '플랜'],
    [/등재/, '등록'],
  ],
  zh: [
    [/登记/, '订阅'],
    [/(?<!使用)条款/, '条件'],
  ],
}

describe.each(languages)('one term for one thing in %s', (language) => {
  it('in the dictionaries', () => {
    const rules = [...instead[language], ...onScreens[language]]
    expect(misused(rules, dictionaryTexts(language))).toEqual([])
  })

  it('in the pages, offerings and events that come with the site', () => {
    expect(misused(instead[language], demoTexts(language))).toEqual([])
  })

  it('for a feature in the filter and in the guide that explains it', async () => {
    const { default: filters } = (await import(`../../src/words/${language}/filters.ts`)) as {
      default: Readonly<Record<string, string>>
    }
    const guide = readFileSync(join(root, `db/demo/pages/ico/${language}.md`), 'utf8')
    const features = ['founderId', 'newChain', 'codeAvail'].map((key) => filters[key] ?? key)
    expect(features.filter((label) => !guide.includes(`| ${label} |`))).toEqual([])
  })
})

describe('headings, buttons and labels in English', () => {
  it.each([
    ['Terms of Use', ['Use']],
    ['What is a token sale? ICO, STO and IEO', []],
    ['Selling roof power: Hinode Grid', []],
    ['Fine. Then it goes on', []],
  ])('%s', (text, capitals) => {
    expect(capitalsIn(text)).toEqual(capitals)
  })

  it('are in sentence case', () => {
    const headings = demoTexts('en').flatMap(({ at, text }) => {
      const [, heading = ''] = /^(?:title: |#+ )(.*)/.exec(text) ?? []
      return [{ at, text: heading }]
    })
    const labels = dictionaryTexts('en')
      .map(({ at, text }) => ({ at, text: text.trim().replace(/^['"]|['"],?$/g, '') }))
      .filter(({ text }) => !text.endsWith('.'))
    const found = [...headings, ...labels].map(({ at, text }) => ({ at, text, capitals: capitalsIn(text) }))
    expect(found.filter(({ capitals }) => capitals.length > 0)).toEqual([])
  })
})

const names: ReadonlySet<string> = new Set(
  (
    'Japan Japanese English Korea Korean South China Chinese States Kawara Press Inc Premium Quiz Airdrop Hinode Grid ' +
    'Satoyama Carbon Google Apple Calendar Telegram Twitter Ethereum Lightweight Charts Android Home Screen Origin'
  ).split(' '),
)

/** Capitalised words inside of a sentence that are no names. Words such as `STO` and `dApp` are names. */
function capitalsIn(text: string): string[] {
  const inside = text
    .replace(/\{\w+, plural, one \{|other \{/g, '. ')
    .replace(/\{[^{}]*\}/g, 'x')
    .replace(/^[^\p{L}]*[\p{L}’]+/u, '')
    .replace(/([.?!:…→“‘(]|#\s)\s*\p{Lu}/gu, '$1')
  return (inside.match(/(?<![\p{L}’'_.-])\p{Lu}\p{Ll}+(?![\p{L}_])/gu) ?? []).filter(
    (word) => !names.has(word),
  )
}

type Text = { readonly at: string; readonly text: string }

function misused(rules: Rules, texts: readonly Text[]): string[] {
  return texts.flatMap(({ at, text }) =>
    rules.flatMap(([wrong, right]) => {
      const found = wrong.exec(text)?.[0]
      return found === undefined ? [] : [`${at}: “${found}” → ${right}`]
    }),
  )
}

function dictionaryTexts(language: Language): Text[] {
  return sourceFiles(`src/words/${language}`, /\.ts$/).flatMap(({ path, text }) =>
    withoutComments(text)
      .split('\n')
      .map((line) => line.replace(/^\s*(?:'[^']*'|[\w-]+):\s*(?=['"])/, ''))
      .filter((line) => /^\s*['"]/.test(line))
      .map((line) => ({ at: path, text: line })),
  )
}

function demoTexts(language: Language): Text[] {
  const pages = readdirSync(join(root, 'db/demo/pages')).flatMap((page) =>
    linesOf(`db/demo/pages/${page}/${language}.md`),
  )
  const posts =
    language === 'ja'
      ? readdirSync(join(root, 'db/demo/posts')).flatMap((post) => linesOf(`db/demo/posts/${post}`))
      : []
  const rows = ['offerings', 'events'].flatMap((name) => rowTexts(`db/demo/${name}.ndjson`, language))
  return [...pages, ...posts, ...rows]
}

function linesOf(path: string): Text[] {
  const lines = readFileSync(join(root, path), 'utf8').split('\n')
  return lines.map((text, place) => ({ at: `${path}:${place + 1}`, text }))
}

/** A field such as `desc_ja` is Japanese; `desc` without a suffix is English. */
function rowTexts(path: string, language: Language): Text[] {
  const wanted = language === 'en' ? /^[a-z]+$/ : new RegExp(`_${language}$`)
  return linesOf(path)
    .filter(({ text }) => text !== '')
    .flatMap(({ at, text }) =>
      Object.entries(JSON.parse(text) as Record<string, unknown>)
        .filter(([key]) => wanted.test(key) && /^(?:excerpt|desc|description|title|slogan)/.test(key))
        .map(([key, value]) => ({ at: `${at} ${key}`, text: String(value) })),
    )
}
