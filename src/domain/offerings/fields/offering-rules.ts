import type { RowFields } from '../../kernel/rows/row-field.ts'
import { readRow, type OpenRow, type RowInput, type RowReading } from '../../kernel/rows/row-reading.ts'
import { localisedKeys } from '../../kernel/text/text.ts'
import { defaultLimit, fieldTypes } from './field-types.ts'
import { declarationOf, fieldKeys, type FieldKey } from './fields.ts'
import type { Offering } from './offering.ts'
import { readOwnRules, warnOfCrossedFields } from './own-rules.ts'

/**
 * Reads an offering from a row of JSON, which comes from an import or the owner's form. Untidy values are cleaned when their
 * meaning is clear; otherwise the row is refused with all its errors: `{ name: 'A', url: 'ftp://a.io' }` gives
 * `{ errors: [{ field: 'url', code: 'not_a_url', got: 'ftp://a.io' }] }`. `now` is in milliseconds.
 */
export function readOffering({ row, now, stored }: RowInput): RowReading<Offering> {
  const read = (open: OpenRow) => {
    const plain = Object.fromEntries(fieldKeys.flatMap((key) => readByType(key, open.fields))) as Offering
    warnOfCrossedFields({ ...open, plain })
    return { ...plain, ...readOwnRules({ ...open, plain, now }) }
  }
  return readRow(row, read, stored)
}

function readByType(key: FieldKey, fields: RowFields): (readonly [string, unknown])[] {
  const { type, ownRule, limit = defaultLimit, translations, aliases = [] } = declarationOf(key)
  if (ownRule === true) return []
  const { read, readTranslation = read } = fieldTypes[type]
  const value = read(fields(key, ...aliases), limit)
  if (translations === undefined) return [[key, value]]
  const translated = localisedKeys(key)
    .filter((name) => name !== key)
    .map((name) => [name, readTranslation(fields(name), limit)] as const)
  return [[key, value], ...translated.filter(([, text]) => translations === 'null' || text !== null)]
}
