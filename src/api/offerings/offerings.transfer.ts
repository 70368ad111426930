import { isOfferingId } from '../../domain/offerings/fields/offering-id.ts'
import { readOffering } from '../../domain/offerings/fields/offering-rules.ts'
import { cellsOf, isRecord, type Findings, type Issue } from '../../domain/kernel/rows/row-cell.ts'
import { readFlag } from '../../domain/offerings/fields/value-rules.ts'
import type { Database } from '../database/database.ts'
import type { OfferingToSave } from './offering-plan.ts'
import { eachOffering, type StandingRow } from './offerings.store.ts'
import { saveOfferings, trySaveOfferings, type Saved } from './save-offerings.ts'

type Reading = { id: string; content: OfferingToSave; warnings: Issue[] } | { errors: Issue[] }

/** An entry as the operator has it: all that is public, the owner's address, and whether it is hidden or pinned. */
export function readOfferingRow({ row, now }: { row: unknown; now: number }): Reading {
  const reading = readOffering({ row, now })
  const findings: Findings = { errors: [], warnings: [] }
  const cells = cellsOf(isRecord(row) ? row : {}, findings)
  const marks = {
    status_pinned: readFlag(cells('status_pinned')) ?? undefined,
    hidden: readFlag(cells('hidden')) ?? undefined,
  }
  if ('errors' in reading) return { errors: [...reading.errors, ...findings.errors] }
  if (findings.errors.length > 0) return { errors: findings.errors }
  const { offering, warnings } = reading
  return { id: offering.item_id, content: { ...offering, ...marks }, warnings }
}

const idFirst = /^\{"item_id": ?"([a-z0-9-]+)"/

/** Most files have the id in front. A line that says it twice means the last one, which only a parser finds. */
export function offeringIdInText(text: string): string | undefined {
  const [start = '', id = ''] = idFirst.exec(text) ?? []
  return isOfferingId(id) && !text.includes('"item_id"', start.length) ? id : undefined
}

/** The id alone, which is cheap where the row says it. */
export function offeringIdOfRow({ row, now }: { row: unknown; now: number }): string | undefined {
  const given = isRecord(row) ? row['item_id'] : undefined
  if (typeof given === 'string' && isOfferingId(given)) return given
  const reading = readOffering({ row, now })
  return 'offering' in reading ? reading.offering.item_id : undefined
}

export async function importOfferings(
  { contents, now, dryRun }: { contents: readonly OfferingToSave[]; now: Date; dryRun: boolean },
  database: Database,
): Promise<Saved> {
  if (dryRun) return trySaveOfferings({ offerings: contents, now }, { database })
  return saveOfferings({ offerings: contents, source: 'import', now }, { database })
}

/** Rows that import to what stands here; the owner's address is among it, for the file is the operator's. */
export async function exportOfferings(
  onRows: (rows: readonly object[]) => Promise<void>,
  database: Database,
): Promise<void> {
  await eachOffering((rows) => onRows(rows.map(exportedRow)), database)
}

/** With what a reader of the file looks for first at the beginning of the line. */
function exportedRow({ entry, feedback_email, status_pinned, hidden }: StandingRow): object {
  const { item_id, name, ...more } = entry
  return { item_id, name, ...more, feedback_email, status_pinned, hidden }
}
