import { describe, expect, it } from 'vitest'
import { presentChanges } from './present-changes.ts'

type Difference = Parameters<typeof presentChanges>[0]['changes'][number]['difference']

function shownValues(difference: Difference) {
  const change = { changed_at: '2026-04-01T00:00:00.000Z', source: 'owner', difference }
  const [shown] = presentChanges({ changes: [change], language: 'en', term: (stated) => stated })
  return shown?.lines.map(({ before, after }) => [before, after])
}
const text = (stated: string) => ({ kind: 'text', text: stated })

describe('the history of an entry', () => {
  it('shows only the changed one of many links, with both addresses', () => {
    const before = { Website: 'https://a.example/', Telegram: 'https://t.me/old' }
    const after = { Website: 'https://a.example/', Telegram: 'https://t.me/new' }
    expect(shownValues([{ field: 'urls', before, after }])).toEqual([
      [text('Telegram https://t.me/old'), text('Telegram https://t.me/new')],
    ])
  })

  it('shows an added link and a removed one', () => {
    const link = { Website: 'https://a.example/' }
    expect(shownValues([{ field: 'urls', before: {}, after: link }])).toEqual([
      [{ kind: 'nothing' }, text('Website https://a.example/')],
    ])
    expect(shownValues([{ field: 'urls', before: link, after: {} }])).toEqual([
      [text('Website https://a.example/'), { kind: 'nothing' }],
    ])
  })

  it('shows what was added to a list and what was removed, countries in the language of the reader', () => {
    expect(shownValues([{ field: 'accept_coins', before: ['ETH'], after: ['ETH', 'BTC'] }])).toEqual([
      [{ kind: 'nothing' }, text('BTC')],
    ])
    expect(shownValues([{ field: 'restricted_areas', before: ['JP', 'KR'], after: ['KR'] }])).toEqual([
      [text('Japan'), { kind: 'nothing' }],
    ])
    const before = { BONUS: true, NEW_CHAIN: true }
    expect(shownValues([{ field: 'attributes', before, after: { BONUS: true, NEW_CHAIN: false } }])).toEqual([
      [{ kind: 'attributes', on: ['NEW_CHAIN'] }, { kind: 'nothing' }],
    ])
    expect(shownValues([{ field: 'accept_coins', before: ['A', 'B'], after: ['B', 'A'] }])).toBeUndefined()
  })

  it('shows the difference of two long texts at any position', () => {
    const start = 'A neighborhood market for household solar. '.repeat(10)
    const [[before, after] = []] =
      shownValues([
        { field: 'desc', before: `${start}Locked for a year.`, after: `${start}Locked for a week.` },
      ]) ?? []
    expect(before).toMatchObject({ text: expect.stringContaining('for a year.') })
    expect(after).toMatchObject({ text: expect.stringContaining('for a week.') })
  })

  it('shows new team members with their titles, and the old amount', () => {
    const [anna, ben] = [
      { name: 'Anna', title: 'CEO' },
      { name: 'Ben', title: null },
    ]
    expect(
      shownValues([{ field: 'team', before: [anna], after: [anna, ben, { name: 'Anna', title: 'CTO' }] }]),
    ).toEqual([[{ kind: 'nothing' }, text('Ben, Anna · CTO')]])
    expect(
      shownValues([{ field: 'raised_amount', before: { usd: '1000' }, after: { usd: null } }]),
    ).toMatchObject([[{ text: '$1,000' }, { kind: 'nothing' }]])
  })
})
