import type { Queries } from '../database/database.ts'
import type { Folder } from './contact-messages.store.ts'
import { shortCaller } from './inbox.store.ts'

export interface MessageGroup {
  readonly same: string
  readonly count: string
}

const groupings = {
  purpose: 'purpose',
  caller: shortCaller,
  text: `substr(split_part(message, E'\\n', 1), 1, 60)`,
}

export async function groupMessages(
  { folder, by, limit }: { folder: Folder; by: keyof typeof groupings; limit: number },
  { query }: Queries,
): Promise<MessageGroup[]> {
  return query<MessageGroup>(
    `select ${groupings[by]} as same, count(*)::text as count from contact_messages where folder = $1
     group by 1 order by count(*) desc, 1 limit $2`,
    [folder, limit],
  )
}
