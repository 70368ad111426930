import { isRecord } from '../../domain/kernel/rows/row-field.ts'
import { readRow, type RowInput, type RowReading } from '../../domain/kernel/rows/row-reading.ts'
import { isOfferingId } from '../../domain/offerings/fields/offering-id.ts'
import { readOffering } from '../../domain/offerings/fields/offering-rules.ts'
import { readFlag } from '../../domain/offerings/fields/value-rules.ts'
import type { Queries } from '../database/database.ts'
import { plainId, type ContentKind, type RowChange } from '../transfer/content-kind.ts'
import { ndjson } from '../transfer/formats/ndjson.format.ts'
import { RowsRefused } from '../transfer/rows-refused.ts'
import type { OfferingPlan, OfferingToSave } from './offering-plan.ts'
import { unknownCoins } from './offerings.store.ts'
import { saveOfferings } from './save-offerings.ts'
import { eachOffering, storedOfferings, type StoredOffering } from './stored-offerings.store.ts'

/** The exported file is for the operator, so it contains the private mail address of the owner. */
export const offeringsTransfer: ContentKind<OfferingToSave> = {
  format: ndjson,
  read: readWithFlags,
  idOf: ({ item_id }) => item_id,
  idOfRow: (row) => plainId(row, { name: 'item_id', isId: isOfferingId }),
  idInText,
  async save({ contents, now, dryRun, onChange }, queries) {
    await refuseUnknownCoins(contents, queries)
    const onPlan = onChange && reportChange(onChange)
    return saveOfferings({ offerings: contents, source: 'import', now, dryRun, onPlan }, queries)
  },
  async storedRows({ ids, lock }, queries) {
    return (await storedOfferings({ itemIds: ids, lock }, queries)).map(exportedRow)
  },
  exportTo: (onRows, database) => eachOffering((rows) => onRows(rows.map(exportedRow)), database),
}

function reportChange(onChange: (change: RowChange) => void) {
  return ({ effect, before, row }: OfferingPlan) => {
    if (effect !== 'unchanged')
      onChange({ id: row.item_id, before: before && exportedRow(before), after: exportedRow(row) })
  }
}

async function refuseUnknownCoins(contents: readonly OfferingToSave[], queries: Queries): Promise<void> {
  const stated = contents.flatMap((row) =>
    (['coin_id', 'coin_claim'] as const).map((field) => ({ field, got: row[field] ?? '' })),
  )
  const ids = new Set(stated.map(({ got }) => got).filter((id) => id !== ''))
  const unknown = new Set(await unknownCoins([...ids], queries))
  const issues = stated
    .filter(({ got }) => unknown.has(got))
    .map((issue) => ({ ...issue, code: 'no_such_coin' as const }))
  if (issues.length > 0) throw new RowsRefused(issues)
}

/**
 * Flags, coins and the address of the owner are not part of the facts of a source: of these, the content has only what the row
 * states, and saving keeps the others.
 */
function readWithFlags({ row, now, stored }: RowInput): RowReading<OfferingToSave> {
  const reading = readOffering({ row, now, stored })
  const isStated = (name: string) => isRecord(row) && Object.hasOwn(row, name)
  const flags = readRow(isRecord(row) ? row : {}, ({ fields }) => ({
    status_pinned: isStated('status_pinned') ? (readFlag(fields('status_pinned')) ?? false) : undefined,
    hidden: isStated('hidden') ? (readFlag(fields('hidden')) ?? false) : undefined,
  }))
  if ('errors' in reading || 'errors' in flags) return { errors: [...errorsIn(reading), ...errorsIn(flags)] }
  const { coin_id, coin_claim, feedback_email, ...offering } = reading.content
  const kept = {
    coin_id: isStated('coin_id') ? coin_id : undefined,
    coin_claim: isStated('coin_claim') ? coin_claim : undefined,
    feedback_email: isStated('feedback_email') ? feedback_email : undefined,
  }
  return { content: { ...offering, ...flags.content, ...kept }, warnings: reading.warnings }
}

function errorsIn(reading: RowReading<unknown>) {
  return 'errors' in reading ? reading.errors : []
}

const idFirst = /^\{"item_id": ?"([a-z0-9-]+)"/

/**
 * Finds the id at the beginning of a line without parsing the line. A line that contains the key `item_id` twice must be parsed,
 * because the last value counts.
 */
function idInText(text: string): string | undefined {
  const [start = '', id = ''] = idFirst.exec(text) ?? []
  return isOfferingId(id) && !text.includes('"item_id"', start.length) ? id : undefined
}

function exportedRow({ entry, feedback_email, coin_claim, status_pinned, hidden }: StoredOffering) {
  const { item_id, name, ...more } = entry
  return { item_id, name, ...more, feedback_email, coin_claim, status_pinned, hidden }
}
