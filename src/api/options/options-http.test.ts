import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestSite, type TestSite } from '../../../tests/support/test-site.ts'
import type { Reply } from '../../contract/operations/operation.ts'
import type { Operations } from '../../contract/operations/operations.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

let addresses = 0
const ask = (q: string, host = 'en.localhost') =>
  site.app.inject({
    url: `/api/options/tokens?q=${encodeURIComponent(q)}`,
    headers: { host },
    remoteAddress: `203.0.113.${++addresses}`,
  })
const options = async (q: string, host?: string) =>
  (await ask(q, host)).json<Reply<Operations['listTokenOptions']>>().options

describe('the tokens of a select', () => {
  it.each(['btc', ' BTC ', 'ビットコイン', '비트코인', '比特币', 'bitcoin', 'ＢＴＣ'])(
    'are found by %j',
    async (q) => {
      expect((await options(q))[0]).toEqual({ value: 'BTC', label: 'Bitcoin (BTC)', logo: null })
    },
  )

  it('have names in the language of the reader', async () => {
    expect((await options('btc', 'www.localhost'))[0]).toEqual({
      value: 'BTC',
      label: 'ビットコイン（BTC）',
      logo: null,
    })
  })

  it('are the twenty largest coins if nothing is typed, each once', async () => {
    const found = await options('')
    expect(found).toHaveLength(20)
    expect(new Set(found.map(({ value }) => value)).size).toBe(20)
    expect(found[0]?.value).toBe('BTC')
  })

  it('include those of token sales', async () => {
    const [row] = await site.database.query<{ symbol: string; name: string }>(
      "select entry ->> 'symbol' as symbol, entry ->> 'name' as name from offerings where item_id = 'hinode-grid'",
    )
    const found = (await options('hinode grid')).find(({ value }) => value === row?.symbol)
    expect(found?.logo, 'the logo of the sale').toMatch(/\.(?:svg|png|jpg)$/)
  })

  it('are empty for an unknown name, and too long a term is refused', async () => {
    expect(await options('zzzzqqqq')).toEqual([])
    expect(await ask('x'.repeat(101))).toBeProblem('invalid_input', 'en')
    expect(await ask('a\u0000')).toBeProblem('invalid_input', 'en')
  })
})
