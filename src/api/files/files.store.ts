import type { ImageType } from '../../domain/files/file-rules.ts'
import type { Database, Queries } from '../database/database.ts'
import type { MadeImage } from './make-image.ts'

export interface StoredFile {
  readonly hash: string
  readonly type: ImageType
  readonly bytes: Buffer
}

interface FileRow {
  readonly hash: string
  readonly type: ImageType
  readonly bytes: Uint8Array
}

/** The same picture again is the same file, and is used again. */
export async function putFile(
  { image, now }: { image: MadeImage; now: Date },
  { query }: Queries,
): Promise<void> {
  const { hash, type, width, height, bytes } = image
  await query(
    `insert into files (hash, type, width, height, size, bytes, created_at, last_used)
     values ($1, $2, $3, $4, $5, $6, $7, $7)
     on conflict (hash) do update set last_used = greatest(files.last_used, excluded.last_used)`,
    [hash, type, width, height, bytes.length, bytes, now],
  )
}

export async function findFile(
  { hash, type }: { hash: string; type: ImageType },
  { query }: Queries,
): Promise<StoredFile | undefined> {
  const rows = await query<FileRow>('select hash, type, bytes from files where hash = $1 and type = $2', [
    hash,
    type,
  ])
  return rows.map(withBuffer)[0]
}

export async function findFileByOldName(name: string, { query }: Queries): Promise<StoredFile | undefined> {
  const rows = await query<FileRow>(
    'select hash, type, bytes from files join file_names using (hash) where name = $1',
    [name],
  )
  return rows.map(withBuffer)[0]
}

/** The engines give bytes as different kinds of array. */
function withBuffer({ bytes, ...row }: FileRow): StoredFile {
  return { ...row, bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) }
}

export async function hasFile(hash: string, { query }: Queries): Promise<boolean> {
  return (await query('select 1 from files where hash = $1', [hash])).length > 0
}

/** Of those that are known, by hash. */
export async function sizesOfFiles(
  hashes: readonly string[],
  { query }: Queries,
): Promise<{ hash: string; type: ImageType; width: number; height: number; size: number }[]> {
  return query('select hash, type, width, height, size from files where hash = any($1::text[])', [hashes])
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

export interface FileFigures {
  readonly count: number
  readonly bytes: number
}

export async function fileFigures({ query }: Queries): Promise<FileFigures> {
  const [row] = await query<{ count: string; bytes: string }>(
    'select count(*) as count, coalesce(sum(size), 0) as bytes from files',
  )
  return { count: Number(row?.count), bytes: Number(row?.bytes) }
}

export interface ListedFile {
  readonly hash: string
  readonly type: ImageType
  readonly width: number
  readonly height: number
  readonly size: number
  readonly created_at: Date
  readonly last_used: Date
  readonly names: string[]
}

/** The newest first. */
export async function listFiles(
  { from, most }: { from: number; most: number },
  { query }: Queries,
): Promise<ListedFile[]> {
  return query<ListedFile>(
    `select hash, type, width, height, size, created_at, last_used,
       array(select name from file_names where file_names.hash = files.hash order by name) as names
     from files order by created_at desc, hash limit $2 offset $1`,
    [from, most],
  )
}

/** Whether there was one. Its old names stay known, so that it is not taken over again. */
export async function removeFile(hash: string, { query }: Queries): Promise<boolean> {
  return (await query('delete from files where hash = $1 returning 1', [hash])).length > 0
}

export async function hashOfOldName(name: string, { query }: Queries): Promise<string | undefined> {
  const [row] = await query<{ hash: string | null }>('select hash from file_names where name = $1', [name])
  return row?.hash ?? undefined
}

const day = 86_400_000
const unusedMilliseconds = 7 * day

interface Clearing {
  /** Queries of one column of text each, in which paths of files may stand. */
  readonly texts: readonly string[]
  readonly now: Date
}

/**
 * Deletes what no text has named for a week, and tells what that was. What texts name counts as used now. A file that somebody is just writing into a
 * text is passed over (`hold_files`), and what was written meanwhile is seen, since the texts are read again once the files are
 * locked. What was taken over from a directory an operator had put there, and stays.
 */
export async function clearFiles({ texts, now }: Clearing, database: Database): Promise<FileFigures> {
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
