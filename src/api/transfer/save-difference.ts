import { isDeepStrictEqual } from 'node:util'
import type { Queries } from '../database/database.ts'
import type { Saved, ToSave } from './content-kind.ts'

/** How content is compared with what is stored, `Row` being what the table has. */
interface StoredContent<Content, Row> {
  readonly idOf: (content: Content) => string
  readonly idOfStored: (row: Row) => string
  /** With `lock` nobody else may change them until the transaction ends. */
  readonly findStored: (
    input: { contents: readonly Content[]; lock: boolean },
    queries: Queries,
  ) => Promise<readonly Row[]>
  /** The row as it will stand; where content says nothing of a column, it is as stored. */
  readonly rowOf: (content: Content, input: { stored: Row | undefined; now: Date }) => Row
  readonly put: (rows: readonly Row[], queries: Queries) => Promise<void>
}

/** Saves what differs and leaves alone what is equal, so that a second import of a file writes nothing. */
export function saveDifference<Content, Row>({
  idOf,
  idOfStored,
  findStored,
  rowOf,
  put,
}: StoredContent<Content, Row>) {
  return async ({ contents, now, dryRun }: ToSave<Content>, queries: Queries): Promise<Saved> => {
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
    const added = plans.filter(({ before }) => before === undefined).length
    return { added, changed: differing.length - added, unchanged: plans.length - differing.length }
  }
}
