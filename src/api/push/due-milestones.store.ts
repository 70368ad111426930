import { languages, type Language } from '../../domain/kernel/site/language.ts'
import type { PushedNote } from '../../domain/push/push-rules.ts'
import type { Queries } from '../database/database.ts'

interface Milestone {
  readonly itemId: string
  readonly milestone: 'starts' | 'ends'
  readonly at: Date
}

/**
 * Claims the start or end of a sale, in the table `push_turns`: true for exactly one caller on all instances. A date that is moved is another
 * milestone.
 */
export async function takeMilestone(
  { itemId, milestone, at }: Milestone,
  { query }: Queries,
): Promise<boolean> {
  const rows = await query(
    `insert into push_turns (item_id, turn, turns_at) select item_id, $2, $3 from offerings where item_id = $1
     on conflict do nothing returning 1`,
    [itemId, milestone, at],
  )
  return rows.length > 0
}

export async function queueForFollowers(
  due: Milestone & {
    readonly notes: Readonly<Record<Language, PushedNote>>
    readonly usefulUntil: Date
    readonly now: Date
  },
  { query }: Queries,
): Promise<number> {
  const { itemId, milestone, at, notes, usefulUntil, now } = due
  const key = `${milestone} ${itemId} ${at.toISOString()}`
  const texts = languages.map((language) => ({ language, ...notes[language] }))
  const rows = await query(
    `insert into push_notes (browser_id, key, title, body, tag, path, queued_at, useful_until, send_after)
     select browser_id, $3, title, body, tag, path, $5::timestamptz, $4::timestamptz, $5::timestamptz
     from push_follows join push_browsers using (browser_id)
     join jsonb_to_recordset($1::jsonb) as texts (language text, title text, body text, tag text, path text)
       using (language)
     where item_id = $2 and followed_at < $6
     on conflict (browser_id, key) do nothing returning 1`,
    [JSON.stringify(texts), itemId, key, usefulUntil, now, at],
  )
  return rows.length
}

export async function forgetMilestones(before: Date, { query }: Queries): Promise<void> {
  await query('delete from push_turns where turns_at < $1', [before])
}
