import type { Language } from '../../domain/kernel/site/language.ts'
import type { Queries } from '../database/database.ts'

export interface Subscription {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
  readonly host: string
}

export interface BrowserRow {
  readonly browser_id: string
  readonly endpoint: string
  readonly auth: string
  readonly language: Language
}

const columns = 'browser_id::text as browser_id, endpoint, auth, language'

export async function findBrowser(proof: Uint8Array, { query }: Queries): Promise<BrowserRow | undefined> {
  const rows = await query<BrowserRow>(`select ${columns} from push_browsers where proof = $1`, [proof])
  return rows[0]
}

export async function lockBrowser(proof: Uint8Array, { query }: Queries): Promise<BrowserRow | undefined> {
  const rows = await query<BrowserRow>(`select ${columns} from push_browsers where proof = $1 for update`, [
    proof,
  ])
  return rows[0]
}

export async function lockBrowserAt(endpoint: string, { query }: Queries): Promise<BrowserRow | undefined> {
  const rows = await query<BrowserRow>(
    `select ${columns} from push_browsers where endpoint = $1 for update`,
    [endpoint],
  )
  return rows[0]
}

interface BrowserInput {
  readonly proof: Uint8Array
  readonly subscription: Subscription
  readonly language: Language
  readonly now: Date
}

/** Adds a browser. False if another request has saved the same endpoint at the same moment, so that nothing was added. */
export async function addBrowser(
  { proof, subscription, language, now }: BrowserInput,
  { query }: Queries,
): Promise<boolean> {
  const { endpoint, host, p256dh, auth } = subscription
  const rows = await query(
    `insert into push_browsers (proof, endpoint, host, p256dh, auth, language, created_at, seen_at)
     values ($1, $2, $3, $4, $5, $6, $7, $7) on conflict do nothing returning 1`,
    [proof, endpoint, host, p256dh, auth, language, now],
  )
  return rows.length > 0
}

export async function updateBrowser(
  { browserId, proof, subscription, language, now }: BrowserInput & { browserId: string },
  { query }: Queries,
): Promise<void> {
  const { endpoint, host, p256dh, auth } = subscription
  await query(
    `update push_browsers set proof = $2, endpoint = $3, host = $4, p256dh = $5, auth = $6, language = $7, seen_at = $8
     where browser_id = $1`,
    [browserId, proof, endpoint, host, p256dh, auth, language, now],
  )
}

export async function deleteBrowser(proof: Uint8Array, { query }: Queries): Promise<boolean> {
  return (await query('delete from push_browsers where proof = $1 returning 1', [proof])).length > 0
}

export async function forgetIdleBrowsers(seenBefore: Date, { query }: Queries): Promise<void> {
  await query(
    `delete from push_browsers where seen_at < $1
       and not exists (select from push_follows where push_follows.browser_id = push_browsers.browser_id)
       and not exists (select from push_alerts where push_alerts.browser_id = push_browsers.browser_id)`,
    [seenBefore],
  )
}
