import type { Queries } from '../database/database.ts'

export async function jobProgress(job: string, { query }: Queries): Promise<unknown> {
  const [row] = await query<{ progress: unknown }>('select progress from job_claims where job = $1', [job])
  return row?.progress
}

/**
 * Claims a job for some seconds or extends the claim, and returns the progress; undefined while another instance has the
 * claim. The clock of the database is used, because the clocks of instances differ.
 */
export async function claimJob(
  { job, owner, seconds }: { job: string; owner: string; seconds: number },
  { query }: Queries,
): Promise<unknown> {
  const [row] = await query<{ progress: unknown }>(
    `insert into job_claims (job, owner, claimed_until) values ($1, $2, now() + make_interval(secs => $3))
     on conflict (job) do update set owner = excluded.owner, claimed_until = excluded.claimed_until
     where job_claims.owner = excluded.owner or job_claims.claimed_until <= now()
     returning progress`,
    [job, owner, seconds],
  )
  return row?.progress
}

/**
 * Saves the progress of a job. Returns false if another instance has claimed the job meanwhile: then the caller must roll back.
 */
export async function saveProgress(
  { job, owner, progress }: { job: string; owner: string; progress: object },
  { query }: Queries,
): Promise<boolean> {
  const rows = await query(
    'update job_claims set progress = $3::jsonb where job = $1 and owner = $2 returning job',
    [job, owner, JSON.stringify(progress)],
  )
  return rows.length > 0
}

export async function releaseJobs(owner: string, { query }: Queries): Promise<void> {
  await query('update job_claims set claimed_until = now() where owner = $1', [owner])
}
