import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openOperatorDesk, type OperatorDesk } from '../../../../tests/support/operator-desk.ts'
import { candlesOf } from '../../../api/market/candles.transfer.ts'
import type { Row } from '../../../domain/kernel/rows/row-field.ts'
import { localisedKeys } from '../../../domain/kernel/text/text.ts'
import { contentKinds, contentNames } from '../content-kinds.ts'
import { rowFormats, writeRowFormats } from './row-formats.ts'

let desk: OperatorDesk

beforeAll(async () => {
  desk = await openOperatorDesk()
})
afterAll(() => desk.close())

const now = Date.UTC(2026, 3, 17)

function rowsOf(kind: (typeof contentNames)[number]) {
  const found = contentKinds[kind]
  return 'ofFile' in found ? candlesOf({ coinId: 'acme', unit: 3600 }) : found
}

/** The names of fields that the rules of a kind look up in a row. */
function namesRead(kind: (typeof contentNames)[number], row: Row): string[] {
  const names = new Set<string>()
  const note = (name: string | symbol) => typeof name === 'string' && names.add(name)
  const watched = new Proxy(row, {
    get: (target, name: string) => (note(name), target[name]),
    getOwnPropertyDescriptor: (target, name) => (note(name), Reflect.getOwnPropertyDescriptor(target, name)),
  })
  rowsOf(kind).read({ row: watched, now })
  return [...names]
}

it('docs/row-formats.md is made from the declared formats', async () => {
  await expect(writeRowFormats()).toMatchFileSnapshot('../../../../docs/row-formats.md')
})

describe.each(contentNames)('the declared format of %s', (kind) => {
  const { fields, example, moreRows = [] } = rowFormats[kind]

  it('has the fields that the rules read, and no other', () => {
    const declared = Object.entries(fields).flatMap(([name, { isComputed, isPerLanguage, aliases = [] }]) => {
      if (isComputed) return []
      return [...(isPerLanguage ? localisedKeys(name) : [name]), ...aliases]
    })
    // Rules read further names only in rows that have none of the first, so an empty row makes them read all.
    const read = new Set([...namesRead(kind, example), ...namesRead(kind, {})])
    expect([...read].toSorted()).toEqual(declared.toSorted())
  })

  it('names the fields that a new entry needs', () => {
    for (const name of Object.keys(example)) {
      const reading = rowsOf(kind).read({ row: { ...example, [name]: undefined }, now })
      expect('errors' in reading, name).toBe(fields[name]?.required !== undefined)
    }
  })

  it('has an example that the import takes without a warning, and whose export has declared fields', async () => {
    const isCsv = kind === 'candles'
    const rows = [example, ...moreRows]
    const lines = isCsv ? [Object.keys(example), ...rows.map((row) => Object.values(row))].map(String) : rows
    const more = isCsv ? ['--coin', 'acme'] : []
    if (isCsv) await desk.site('import', 'coins', await desk.fileOf('coins', [rowFormats.coins.example]))
    const { out, error } = await desk.site('import', kind, await desk.fileOf(kind, lines), ...more)
    expect(error).toBe('')
    expect(out).toMatch(/, refused 0 \(/)
    if (isCsv) return
    const exported = JSON.parse((await desk.site('export', kind)).out) as Row
    const names = Object.keys(fields).flatMap((name) => localisedKeys(name))
    expect(names).toEqual(expect.arrayContaining(Object.keys(exported)))
  })
})
