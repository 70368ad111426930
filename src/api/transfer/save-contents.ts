import type { Database } from '../database/database.ts'
import type { ContentRows, Saved, ToSave } from './content-kind.ts'

/** All of it is written, or nothing. */
export async function saveContents<Content>(
  rows: Pick<ContentRows<Content>, 'save'>,
  given: ToSave<Content>,
  database: Database,
): Promise<Saved> {
  if (given.dryRun) return rows.save(given, database)
  return database.transaction((queries) => rows.save(given, queries), { deadline: 'long' })
}
