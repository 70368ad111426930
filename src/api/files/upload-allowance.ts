import { createHmac } from 'node:crypto'
import { Refusal } from '../../contract/problems/problem.ts'
import { day, hour } from '../../domain/kernel/time/durations.ts'
import type { Database } from '../database/database.ts'
import { countUploads, lockUploads, putUpload } from './uploads.store.ts'

const megabyte = 1024 * 1024

export const maxUploadsPerHour = 20
export const maxBytesPerCaller = 60 * megabyte

interface Allowance {
  readonly database: Database
  readonly secret: string
  readonly maxMegabytesPerDay: number
}

/**
 * Limits uploads: 20 files an hour and 60 MB a day per caller, and as many megabytes a day as the operator allows for all callers
 * together. Uploads that turn out to be no image count too, because decoding them costs the same.
 */
export function uploadAllowance({ database, secret, maxMegabytesPerDay }: Allowance) {
  const key = createHmac('sha256', secret).update('counts of uploads').digest()
  return ({ caller, bytes, now }: { caller: string; bytes: number; now: Date }): Promise<void> => {
    const hashed = createHmac('sha256', key).update(caller).digest()
    return database.transaction(async (queries) => {
      await lockUploads(queries)
      const counted = await countUploads(
        { caller: hashed, hourAgo: new Date(now.getTime() - hour), dayAgo: new Date(now.getTime() - day) },
        queries,
      )
      if (counted.ofCallerInHour >= maxUploadsPerHour) throw tooMany(counted.firstInHour, hour, now)
      if (counted.bytesOfCaller + bytes > maxBytesPerCaller) throw tooMany(counted.firstOfCaller, day, now)
      if (counted.bytesOfSite + bytes > maxMegabytesPerDay * megabyte)
        throw tooMany(counted.firstOfSite, day, now)
      await putUpload({ caller: hashed, bytes, now }, queries)
    })
  }
}

export type UploadAllowance = ReturnType<typeof uploadAllowance>

/** The reply states when to retry: when the oldest upload that was counted is no longer in the period. */
function tooMany(first: Date | null, lasts: number, now: Date): Refusal {
  const countedFrom = first?.getTime() ?? now.getTime()
  const retryAfterSeconds = Math.max(1, Math.ceil((countedFrom + lasts - now.getTime()) / 1000))
  return new Refusal('too_many_uploads', { retryAfterSeconds })
}
