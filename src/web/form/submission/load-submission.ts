import { formatDate, formatTimeOfDay } from '../../../domain/kernel/time/date-format.ts'
import { formatMomentIn } from '../../../domain/kernel/time/language-day.ts'
import type { LoadArguments } from '../../loading/load.ts'
import { orFallback } from '../../loading/or-fallback.ts'
import { sentSubmission } from './sent-submissions.ts'

interface Standing {
  readonly status: 'waiting' | 'approved' | 'refused' | 'withdrawn'
  readonly reason: string | null
  readonly receipt: string
  readonly version: string
  readonly email: string | null
  readonly zone: string | null
  readonly submitted_at: string
  readonly corrections: number
  readonly corrected_at: string | null
  readonly decided_at: string | null
}

/** A time of the submission; `zone` is null if the time names its zone itself. */
export interface ShownTime {
  readonly time: string
  readonly zone: string | null
}

/**
 * Finds a submission by the token of its link or, in the tab that has sent it, by its receipt number. Null if there is none; on the
 * server always for a receipt number, because only the tab knows its token.
 */
export async function loadSubmission<Found extends Standing>(
  { url, language, isPrivate }: LoadArguments,
  find: (token: string) => Promise<Found>,
) {
  isPrivate?.()
  const inTab = import.meta.env.SSR ? undefined : sentSubmission(url.searchParams.get('receipt'))
  const token = url.searchParams.get('token') ?? inTab?.token
  const found = token === undefined || token === '' ? null : await orFallback(find(token), null)
  if (found === null || token === undefined) return null
  const { status, reason, receipt, version, email, zone, corrections } = found
  const timeOf = (at: string | null): ShownTime | null => {
    if (at === null) return null
    if (zone === null) return { time: formatMomentIn({ at, language }), zone }
    const timeZone = zone
    return { time: `${formatDate({ at, language, timeZone })} ${formatTimeOfDay({ at, timeZone })}`, zone }
  }
  return {
    found,
    standing: {
      token,
      status,
      reason,
      receipt,
      version,
      email,
      corrections,
      sentAt: timeOf(found.submitted_at),
      correctedAt: timeOf(found.corrected_at),
      decidedAt: timeOf(found.decided_at),
    },
  }
}

export type LoadedStanding = NonNullable<Awaited<ReturnType<typeof loadSubmission>>>['standing']
