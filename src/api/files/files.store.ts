import type { ImageType } from '../../domain/files/file-rules.ts'
import type { Queries } from '../database/database.ts'
import type { MadeImage } from './make-image.ts'

export interface StoredFile {
  readonly hash: string
  readonly type: ImageType
  readonly bytes: Buffer
}

export interface FileRow {
  readonly hash: string
  readonly type: ImageType
  readonly bytes: Uint8Array
}

/** Stores an image. If the same image is uploaded again, the one file is kept and counts as just used. */
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

export function withBuffer({ bytes, ...row }: FileRow): StoredFile {
  return { ...row, bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) }
}

export async function hasFile(hash: string, { query }: Queries): Promise<boolean> {
  return (await query('select 1 from files where hash = $1', [hash])).length > 0
}

export async function sizesOfFiles(
  hashes: readonly string[],
  { query }: Queries,
): Promise<{ hash: string; type: ImageType; width: number; height: number; size: number }[]> {
  return query('select hash, type, width, height, size from files where hash = any($1::text[])', [hashes])
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

/**
 * Removes a file and returns whether it existed. Its old names stay in the database, so that the import from `DATA_DIR/files`
 * does not bring the file back.
 */
export async function removeFile(hash: string, { query }: Queries): Promise<boolean> {
  return (await query('delete from files where hash = $1 returning 1', [hash])).length > 0
}
