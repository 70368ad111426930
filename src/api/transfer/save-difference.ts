import { isDeepStrictEqual } from 'node:util'
import type { Row as Exported } from '../../domain/kernel/rows/row-field.ts'
import type { Queries } from '../database/database.ts'
import type { SaveCounts, ToSave } from './content-kind.ts'

interface StoredContent<Content, Row> {
  readonly idOf: (content: Content) => string
  readonly idOfStored: (row: Row) => string
  readonly findStored: (
    input: { contents: readonly Content[]; lock: boolean },
    queries: Queries,
  ) => Promise<readonly Row[]>
  readonly rowOf: (content: Content, input: { stored: Row | undefined; now: Date }) => Row
  /** The exported row of a stored one, for the report of a dry run. */
  readonly exportedRow?: (row: Row) => Exported
  readonly put: (rows: readonly Row[], queries: Queries) => Promise<void>
}

/** Saves only rows that differ, so that a second import of the same file writes nothing. */
export function saveDifference<Content, Row>({
  idOf,
  idOfStored,
  findStored,
  rowOf,
  exportedRow,
  put,
}: StoredContent<Content, Row>) {
  return async (
    { contents, now, dryRun, onChange }: ToSave<Content>,
    queries: Queries,
  ): Promise<SaveCounts> => {
    const found = await findStored({ contents, lock: !dryRun }, queries)
    const stored = new Map(found.map((row) => [idOfStored(row), row]))
    const plans = contents.map((content) => {
      const before = stored.get(idOf(content))
      return { before, after: rowOf(content, { stored: before, now }) }
    })
    const differing = plans.filter(({ before, after }) => !isDeepStrictEqual(after, before))
    if (!dryRun && differing.length > 0)
      await put(
        differing.map(({ after }) => after),
        queries,
      )
    if (onChange && exportedRow)
      for (const { before, after } of differing)
        onChange({
          id: idOfStored(after),
          before: before && exportedRow(before),
          after: exportedRow(after),
        })
    const added = plans.filter(({ before }) => before === undefined).length
    return { added, changed: differing.length - added, unchanged: plans.length - differing.length }
  }
}
