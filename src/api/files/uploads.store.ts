import type { Queries } from '../database/database.ts'

/** Keeps all instances from counting uploads until the transaction ends, so that parallel uploads cannot exceed the limits. */
export async function lockUploads({ query }: Queries): Promise<void> {
  await query(`select pg_advisory_xact_lock(hashtext('file uploads'))`)
}

export interface UploadedSoFar {
  readonly ofCallerInHour: number
  readonly firstInHour: Date | null
  readonly bytesOfCaller: number
  readonly bytesOfSite: number
  readonly firstOfCaller: Date | null
  readonly firstOfSite: Date | null
}

export async function countUploads(
  { caller, hourAgo, dayAgo }: { caller: Uint8Array; hourAgo: Date; dayAgo: Date },
  { query }: Queries,
): Promise<UploadedSoFar> {
  const [row] = await query<
    Record<'in_hour' | 'of_caller' | 'of_site', string> &
      Record<'first_in_hour' | 'first_of_caller' | 'first_of_site', Date | null>
  >(
    `select count(*) filter (where caller = $1 and uploaded_at > $2) as in_hour,
       min(uploaded_at) filter (where caller = $1 and uploaded_at > $2) as first_in_hour,
       coalesce(sum(bytes) filter (where caller = $1), 0) as of_caller,
       min(uploaded_at) filter (where caller = $1) as first_of_caller,
       coalesce(sum(bytes), 0) as of_site, min(uploaded_at) as first_of_site
     from file_uploads where uploaded_at > $3`,
    [caller, hourAgo, dayAgo],
  )
  return {
    ofCallerInHour: Number(row?.in_hour),
    firstInHour: row?.first_in_hour ?? null,
    bytesOfCaller: Number(row?.of_caller),
    bytesOfSite: Number(row?.of_site),
    firstOfCaller: row?.first_of_caller ?? null,
    firstOfSite: row?.first_of_site ?? null,
  }
}

export async function putUpload(
  { caller, bytes, now }: { caller: Uint8Array; bytes: number; now: Date },
  { query }: Queries,
): Promise<void> {
  await query('insert into file_uploads (caller, bytes, uploaded_at) values ($1, $2, $3)', [
    caller,
    bytes,
    now,
  ])
}

export async function deleteUploadsBefore(moment: Date, { query }: Queries): Promise<void> {
  await query('delete from file_uploads where uploaded_at < $1', [moment])
}
