import { formatZonedDayIn } from '../../../domain/kernel/time/language-day.ts'
import { makeLinks } from '../../addresses/links.ts'
import type { LoadArguments } from '../../loading/load.ts'
import { orFallback } from '../../loading/or-fallback.ts'

export async function load({ client, language, url }: LoadArguments) {
  const token = url.searchParams.get('token') ?? ''
  const found = token === '' ? null : await orFallback(client.getProjectSubmission({ token }), null)
  if (found === null) return null
  const dateOf = (at: string) => formatZonedDayIn({ at, language })
  return {
    status: found.status,
    reason: found.reason,
    name: found.name,
    href: found.item_id === null ? null : makeLinks(url.searchParams).offering(found.item_id),
    submitted: dateOf(found.submitted_at),
    decided: found.decided_at === null ? null : dateOf(found.decided_at),
  }
}

export type LoadedProject = NonNullable<Awaited<ReturnType<typeof load>>>
