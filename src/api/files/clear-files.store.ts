import { day } from '../../domain/kernel/time/durations.ts'
import type { Database } from '../database/database.ts'
import type { FileFigures } from './files.store.ts'

const unusedMilliseconds = 7 * day

interface ClearFilesQuery {
  readonly texts: readonly string[]
  readonly now: Date
}

/**
 * Deletes files that no text has mentioned for a week and returns their number and size. The files are locked and the texts read
 * again before the deletion, so a file that is mentioned meanwhile stays. A file is skipped if another transaction has locked it,
 * as the trigger `hold_files` does for content that mentions the file. Files with an old name were put there by an operator and
 * stay.
 */
export async function clearFiles({ texts, now }: ClearFilesQuery, database: Database): Promise<FileFigures> {
  const used = `select found[1] from (${texts.join(' union all ')}) as texts (text),
    regexp_matches(text, '/files/([0-9a-f]{64})\\.', 'g') as found where text like '%/files/%'`
  return database.transaction(
    async ({ query }) => {
      const dayAgo = new Date(now.getTime() - day)
      await query(`update files set last_used = $1 where last_used < $2 and hash in (${used})`, [now, dayAgo])
      const stale = await query<{ hash: string }>(
        `select hash from files where last_used < $1
         and not exists (select from file_names where file_names.hash = files.hash) for update skip locked`,
        [new Date(now.getTime() - unusedMilliseconds)],
      )
      if (stale.length === 0) return { count: 0, bytes: 0 }
      const gone = await query<{ size: number }>(
        `delete from files where hash = any($1::text[]) and hash not in (${used}) returning size`,
        [stale.map(({ hash }) => hash)],
      )
      return { count: gone.length, bytes: gone.reduce((sum, { size }) => sum + size, 0) }
    },
    { deadline: 'long' },
  )
}
