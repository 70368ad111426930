import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedOfferings } from '../../../tests/support/offerings-site.ts'
import { openTestDatabase } from '../../../tests/support/test-database.ts'
import { languages } from '../../domain/kernel/site/language.ts'
import { localisedKeys } from '../../domain/kernel/text/text.ts'
import type { FieldDeclaration } from '../../domain/offerings/fields/field.ts'
import { declarationOf, fieldKeys } from '../../domain/offerings/fields/fields.ts'
import type { Database } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'

let database: Database

beforeAll(async () => {
  database = await openTestDatabase()
  await migrate({ database })
  const texts = languages.flatMap((language) => [
    [`slogan_${language}`, 'A slogan'],
    [`name_${language}`, 'Acme'],
  ])
  const row = { item_id: 'acme', name: 'Acme', ...Object.fromEntries(texts) }
  await seedOfferings({ rows: [row], now: new Date('2026-04-16T00:00:00Z') }, database)
})
afterAll(() => database.close())

const keysOf = async (column: 'cell::jsonb' | 'entry') => {
  const rows = await database.query<{ key: string }>(
    `select jsonb_object_keys(${column}) as key from offerings where item_id = 'acme'`,
  )
  return rows.map(({ key }) => key).sort()
}
const declared = (...levels: FieldDeclaration['in'][]) =>
  fieldKeys
    .filter((key) => levels.includes(declarationOf(key).in))
    .flatMap((key) => (declarationOf(key).translations === undefined ? [key] : localisedKeys(key)))
    .sort()

it('an entry is stored with every public field', async () => {
  expect(await keysOf('entry')).toEqual(declared('list', 'index', 'page'))
})

it('the column `cell` leaves out the fields that only the page of an entry shows', async () => {
  expect(await keysOf('cell::jsonb')).toEqual(declared('list', 'index'))
})
