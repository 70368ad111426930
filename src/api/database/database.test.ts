import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openEmptyDatabase } from '../../../tests/support/test-database.ts'
import type { Database } from './database.ts'

let database: Database

beforeAll(async () => {
  database = await openEmptyDatabase()
  await database.script(`
    create table coins (id text primary key, supply numeric, trades bigint, listed date, seen timestamptz, facts jsonb,
      tags text[], active boolean, price double precision, rank integer);
    create table notes (id integer primary key);
  `)
})
afterAll(() => database.close())

const valueOf = async (expression: string) => {
  const [row] = await database.query<{ value: unknown }>(`select ${expression} as value`)
  return row?.value
}

describe('both engines return equal values', () => {
  it.each<[string, unknown]>([
    ['123456789012345678901234567890.123456789::numeric', '123456789012345678901234567890.123456789'],
    ["'NaN'::numeric", 'NaN'],
    ['1.50::numeric(10,2)', '1.50'],
    ['9223372036854775807::bigint', '9223372036854775807'],
    ['(select count(*) from (values (1), (2)) as two)', '2'],
    ['2147483647::integer', 2147483647],
    ['7::smallint', 7],
    ['0.1::double precision', 0.1],
    ["'2024-02-29'::date", '2024-02-29'],
    ["'0099-01-01'::date", '0099-01-01'],
    ["'2026-01-05 09:00:00.123+09'::timestamptz", new Date('2026-01-05T00:00:00.123Z')],
    ['\'{"a": [1, null, "あ"], "b": {"c": 1.5}}\'::jsonb', { a: [1, null, 'あ'], b: { c: 1.5 } }],
    ["'null'::jsonb", null],
    ["'5'::jsonb", 5],
    ['null::text', null],
    ['null::numeric', null],
    ['null::date', null],
    ['true', true],
    ["'日本語 한국어 中文 👨‍👩‍👧 \u0301'", '日本語 한국어 中文 👨‍👩‍👧 \u0301'],
    ["array['a', null, 'b,c', '\"']", ['a', null, 'b,c', '"']],
    ['array[]::text[]', []],
    ['array[1, 2]', [1, 2]],
    ['array[true, false]', [true, false]],
    ['array[9007199254740993]::bigint[]', ['9007199254740993']],
    ['array[0.10, null]::numeric[]', ['0.10', null]],
    ["array['2024-02-29']::date[]", ['2024-02-29']],
    ["array['2026-01-05 00:00:00+00']::timestamptz[]", [new Date('2026-01-05T00:00:00Z')]],
  ])('%s', async (expression, expected) => {
    expect(await valueOf(expression)).toEqual(expected)
  })

  it('written values are read back', async () => {
    const values = [
      'sun',
      '0.000000000000000000000001',
      '9007199254740993',
      '2026-03-01',
      new Date('2026-03-01T12:34:56.789Z'),
      { name: "O'Neil", list: [1, 2] },
      ['a', '"b"', 'c,d', ''],
      true,
      1.5,
      3,
    ]
    await database.query('insert into coins values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)', values)
    const [row = {}] = await database.query<object>('select * from coins where id = $1', ['sun'])
    expect(Object.values(row)).toEqual(values)
  })

  it('undefined is written as null', async () => {
    await database.query('insert into coins (id, supply, facts, tags) values ($1, $2, $3, $4)', [
      'nothing',
      null,
      null,
      null,
    ])
    expect(await database.query('select supply, facts, tags from coins where id = $1', ['nothing'])).toEqual([
      { supply: null, facts: null, tags: null },
    ])
  })

  it('a text value is never executed as SQL', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string({ unit: 'grapheme' }),
          fc.constantFrom("'; drop table notes; --", '$1', '\\', '%'),
        ),
        async (text) => {
          fc.pre(!text.includes('\0'))
          expect(await database.query('select $1::text as text', [text])).toEqual([{ text }])
        },
      ),
      { numRuns: 50 },
    )
    expect(await database.query('select * from notes')).toEqual([])
  })
})

describe('a transaction', () => {
  it('is committed completely', async () => {
    const answer = await database.transaction(async ({ query }) => {
      await query('insert into notes values (1)')
      await query('insert into notes values (2)')
      return 'done'
    })
    expect(answer).toBe('done')
    expect(await database.query('select id from notes order by id')).toEqual([{ id: 1 }, { id: 2 }])
  })

  it('is rolled back when its work throws, and passes the error on', async () => {
    const failed = database.transaction(async ({ query, script }) => {
      await query('insert into notes values (3)')
      await script('create table other (id integer); insert into other values (1)')
      throw new Error('changed my mind')
    })
    await expect(failed).rejects.toThrow('changed my mind')
    expect(await database.query('select id from notes where id = 3')).toEqual([])
    expect(await valueOf("to_regclass('other')::text")).toBeNull()
  })

  it('is rolled back when a statement fails, and the next one works', async () => {
    const failed = database.transaction(async ({ query }) => {
      await query('insert into notes values (4)')
      await query('insert into notes values (4)')
    })
    await expect(failed).rejects.toMatchObject({ code: '23505' })
    expect(await database.query('select id from notes where id = 4')).toEqual([])
    await database.transaction(async ({ query }) => void (await query('insert into notes values (4)')))
    expect(await database.query('select id from notes where id = 4')).toHaveLength(1)
  })

  it('completes among many concurrent ones', async () => {
    const work = Array.from({ length: 30 }, (_, index) =>
      database.transaction(async ({ query }) => {
        await query('insert into notes values ($1)', [100 + index])
        return (await query('select 1')).length
      }),
    )
    expect(await Promise.all(work)).toEqual(Array(30).fill(1))
    expect(await valueOf('(select count(*) from notes where id >= 100)')).toBe('30')
  })
})
