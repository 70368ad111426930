import type { Queries } from '../database/database.ts'
import { withBuffer, type StoredFile, type FileRow } from './files.store.ts'

export async function findFileByOldName(name: string, { query }: Queries): Promise<StoredFile | undefined> {
  const rows = await query<FileRow>(
    'select hash, type, bytes from files join file_names using (hash) where name = $1',
    [name],
  )
  return rows.map(withBuffer)[0]
}

export async function knownOldNames({ query }: Queries): Promise<Set<string>> {
  const rows = await query<{ name: string }>('select name from file_names')
  return new Set(rows.map(({ name }) => name))
}

export async function putOldName(
  { name, hash }: { name: string; hash: string },
  { query }: Queries,
): Promise<void> {
  await query('insert into file_names (name, hash) values ($1, $2) on conflict (name) do nothing', [
    name,
    hash,
  ])
}

export async function hashOfOldName(name: string, { query }: Queries): Promise<string | undefined> {
  const [row] = await query<{ hash: string | null }>('select hash from file_names where name = $1', [name])
  return row?.hash ?? undefined
}
