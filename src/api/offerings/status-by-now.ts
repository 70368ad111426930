import { statusAt } from '../../domain/offerings/sale/lifecycle.ts'
import type { PublicOffering } from '../../domain/offerings/fields/offering.ts'

/**
 * With the status it has by now: a file that still says pre-open of a sale that has begun would otherwise set it
 * back at every import, and the calendar would move it on again.
 */
export function withStatusByNow({
  entry,
  status,
  pinned,
  now,
}: {
  entry: PublicOffering
  status: PublicOffering['status']
  pinned: boolean
  now: Date
}): PublicOffering {
  const { ico_start, ico_end, raised_amount, target_amount_min } = entry
  const sale = {
    status,
    ico_start,
    ico_end,
    raised: raised_amount.usd,
    targetMin: target_amount_min.usd,
    pinned,
  }
  const byNow = statusAt({ ...sale, now: now.getTime() })
  return byNow === entry.status ? entry : { ...entry, status: byNow }
}
