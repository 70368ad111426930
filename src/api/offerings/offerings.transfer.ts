import { isRecord } from '../../domain/kernel/rows/row-field.ts'
import { readRow, type RowReading } from '../../domain/kernel/rows/row-reading.ts'
import { isOfferingId } from '../../domain/offerings/fields/offering-id.ts'
import { readOffering } from '../../domain/offerings/fields/offering-rules.ts'
import { readFlag } from '../../domain/offerings/fields/value-rules.ts'
import { plainId, type ContentKind } from '../transfer/content-kind.ts'
import { ndjson } from '../transfer/formats/ndjson.format.ts'
import type { OfferingToSave } from './offering-plan.ts'
import { saveOfferings } from './save-offerings.ts'
import { eachOffering, type StoredOffering } from './stored-offerings.store.ts'

/** The exported file is for the operator, so it contains the private mail address of the owner. */
export const offeringsTransfer: ContentKind<OfferingToSave> = {
  format: ndjson,
  read: readWithFlags,
  idOf: ({ item_id }) => item_id,
  idOfRow: (row) => plainId(row, { name: 'item_id', isId: isOfferingId }),
  idInText,
  save: ({ contents, now, dryRun }, queries) =>
    saveOfferings({ offerings: contents, source: 'import', now, dryRun }, queries),
  exportTo: (onRows, database) => eachOffering((rows) => onRows(rows.map(exportedRow)), database),
}

function readWithFlags({ row, now }: { row: unknown; now: number }): RowReading<OfferingToSave> {
  const reading = readOffering({ row, now })
  const flags = readRow(isRecord(row) ? row : {}, ({ fields }) => ({
    status_pinned: readFlag(fields('status_pinned')) ?? undefined,
    hidden: readFlag(fields('hidden')) ?? undefined,
  }))
  if ('errors' in reading || 'errors' in flags) return { errors: [...errorsIn(reading), ...errorsIn(flags)] }
  return { content: { ...reading.content, ...flags.content }, warnings: reading.warnings }
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

function exportedRow({ entry, feedback_email, status_pinned, hidden }: StoredOffering): object {
  const { item_id, name, ...more } = entry
  return { item_id, name, ...more, feedback_email, status_pinned, hidden }
}
