import type { Database } from '../database/database.ts'
import type { ContentRows, SaveCounts, ToSave } from './content-kind.ts'

export async function saveContents<Content>(
  rows: Pick<ContentRows<Content>, 'save'>,
  input: ToSave<Content>,
  database: Database,
): Promise<SaveCounts> {
  if (input.dryRun) return rows.save(input, database)
  return database.transaction((queries) => rows.save(input, queries), { deadline: 'long' })
}
