import { describe, expect, test } from 'vitest'
import { plainEntry, plainQuery } from '../../tests/support/catalogue/plain-entry.ts'
import { buildCatalogue } from './catalogue-builder.ts'

function find(
  q: string,
  texts: Record<
    string,
    {
      otherNames?: string[]
      symbol?: string
      kind?: string
      slogan?: string
      topics?: string[]
      excerpts?: string[]
    }
  >,
) {
  const entries = Object.entries(texts).map(([name, other]) =>
    plainEntry(name, { texts: { name, ...other } }),
  )
  return buildCatalogue(entries).search(plainQuery({ q, sort: 'relevance' })).ids
}

describe('what a query finds', () => {
  const all = {
    Mindsync: { symbol: 'MAI', slogan: 'A platform for machine learning' },
    'Ethereum Gold': { excerpts: ['Built on blockchain'] },
    ビットコイン取引所: { symbol: 'BTC' },
    비트코인: { excerpts: ['블록체인 기반의 플랫폼'] },
    链家: { excerpts: ['区块链平台', '去中心化的区块'] },
    '1inch': { symbol: '1INCH' },
    Richie: { symbol: '$$$' },
    Bank: { symbol: 'B@' },
    'Café Coin': { excerpts: ['Pay with $DAI'] },
  }
  const cases: [string, string, string[]][] = [
    ['a word by its beginning', 'mach', ['Mindsync']],
    ['every word by its beginning, whatever their order', 'lear plat mi', ['Mindsync']],
    ['no word by its middle', 'sync', []],
    ['capitals and small letters alike', 'MINDSYNC', ['Mindsync']],
    ['full-width letters', 'ＢＴＣ', ['ビットコイン取引所']],
    ['katakana from its middle', 'ットコ', ['ビットコイン取引所']],
    ['half-width katakana', 'ﾋﾞｯﾄ', ['ビットコイン取引所']],
    ['two characters of Japanese', '取引', ['ビットコイン取引所']],
    ['a single character', '所', ['ビットコイン取引所']],
    ['hiragana for katakana', 'びっと', ['ビットコイン取引所']],
    ['Hangul by syllables', '비트', ['비트코인']],
    ['Hangul within a word', '록체', ['비트코인']],
    ['Chinese', '区块', ['链家']],
    ['Chinese in the traditional script', '區塊鏈', ['链家']],
    ['longer strings as they stand only', '区块平台', []],
    ['no string across two texts', '平台去中', []],
    ['a name that starts with a digit', '1in', ['1inch']],
    ['a symbol of signs', '$$$', ['Richie']],
    ['a symbol with a sign in it', 'b@', ['Bank']],
    ['a word behind a sign, with it and without', '$dai', ['Café Coin']],
    ['the same without the sign', 'dai', ['Café Coin']],
    ['letters without their accents', 'cafe', ['Café Coin']],
    ['accents that are not there', 'còin', ['Café Coin']],
    ['two scripts in one query', 'btc取引', ['ビットコイン取引所']],
  ]
  test.each(cases)('%s: %s', (_, q, expected) => {
    expect(find(q, all)).toEqual(expected)
  })

  test.each(['', '  ', '。', '...'])('"%s" asks for nothing and finds everything', (q) => {
    expect(find(q, all)).toHaveLength(9)
  })
})

describe('kana', () => {
  const all = { '星空シアター Hoshizora Theater': {}, '空き家シェア Akiya Share': {}, あきやま: {} }
  test.each([
    ['ほしぞら', ['星空シアター Hoshizora Theater']],
    ['ホシゾラ', ['星空シアター Hoshizora Theater']],
    ['ほしぞら theater', ['星空シアター Hoshizora Theater']],
    ['ほしぞ星', []],
  ])('%s finds %j', (q, expected) => {
    expect(find(q, all)).toEqual(expected)
  })

  test('are looked for in Latin letters only when no entry has them', () => {
    expect(find('あきや', all)).toEqual(['あきやま'])
  })
})

describe('typos', () => {
  const all = { Mindsync: {}, 'Ethereum Gold': {}, 'Open Blockchain': {}, Ether: {}, Atomy: {} }
  test.each([
    ['mindsnc', ['Mindsync']],
    ['etherum', ['Ethereum Gold']],
    ['blokchain', ['Open Blockchain']],
    ['blokch', ['Open Blockchain']],
    ['ehtereum gold', ['Ethereum Gold']],
    ['goold etherreum', ['Ethereum Gold']],
    ['gld ethereum', []],
    ['xmindsync', ['Mindsync']],
    ['moindsnc', []],
    ['atmo', []],
    ['aotmy', ['Atomy']],
  ])('%s finds %j', (q, expected) => {
    expect(find(q, all)).toEqual(expected)
  })

  test('are tolerated only when no entry contains the word as it is spelled', () => {
    expect(find('ether', { Ethes: {}, Ether: {} })).toEqual(['Ether'])
    expect(find('etherx', { Ethes: {}, Ether: {} })).toEqual(['Ether'])
  })

  test('are not tolerated when an entry that the filters leave out contains the word as it is spelled', () => {
    const entries = [plainEntry('Ethers', { statuses: ['incoming'] }), plainEntry('Ethery')]
    const answer = buildCatalogue(entries).search(plainQuery({ q: 'ethers', groups: { statuses: 0b10 } }))
    expect(answer.ids).toEqual([])
    expect(Object.values(answer.counts.statuses)).toEqual([1, 0, 0, 0, 0])
  })
})

describe('best match first', () => {
  test('the symbol or the name itself, its beginning, in the name, in the slogan, in an excerpt', () => {
    const ranked = find('eth', {
      Excerpts: { excerpts: ['uses eth'] },
      Slogan: { slogan: 'the eth way' },
      'New Ethos': {},
      Ethereum: {},
      Gold: { symbol: 'ETH' },
      Eth: {},
    })
    expect(ranked).toEqual(['Eth', 'Gold', 'Ethereum', 'New Ethos', 'Slogan', 'Excerpts'])
  })

  test('all sales of a kind before names that begin with it', () => {
    const ranked = find('sto', { Storage: {}, 'Cold Store': { kind: 'ICO' }, Hinode: { kind: 'STO' } })
    expect(ranked).toEqual(['Hinode', 'Storage', 'Cold Store'])
  })

  test('an industry, in any language, as a slogan', () => {
    const all = {
      Excerpts: { excerpts: ['real estate and 不動産'] },
      Machiya: { topics: ['Real estate', '不動産'] },
      'Real Estate Log 不動産': {},
    }
    for (const q of ['real estate', '不動産'])
      expect(find(q, all)).toEqual(['Real Estate Log 不動産', 'Machiya', 'Excerpts'])
  })

  test('a name in any language counts as the name', () => {
    const all = {
      ひので電力網: { otherNames: ['히노데 그리드', '日出电网', 'Hinode Grid'] },
      'Older Grid': { excerpts: ['日出電網', '히노데 그리드', 'hinode grid'] },
    }
    for (const q of ['히노데', '日出電網', 'HINODE grid', 'ヒノデ'])
      expect(find(q, all)[0]).toBe('ひので電力網')
    expect(find('日出', { 日出工房: {}, Grid: { otherNames: ['日出'] } })).toEqual(['Grid', '日出工房'])
  })

  test('terms found in different places count as the worst of them', () => {
    const ranked = find('gold mine', {
      'A Gold': { slogan: 'mine' },
      'B Gold': { excerpts: ['mine'] },
      'C mine gold': {},
    })
    expect(ranked).toEqual(['C mine gold', 'A Gold', 'B Gold'])
  })

  test('among equals the newest, then by id', () => {
    const entries = [3, 9, 9].map((createdAt, n) =>
      plainEntry(`coin-${n}`, { createdAt, texts: { name: 'Coin' } }),
    )
    const { ids } = buildCatalogue(entries).search(plainQuery({ q: 'coin', sort: 'relevance' }))
    expect(ids).toEqual(['coin-1', 'coin-2', 'coin-0'])
  })
})
