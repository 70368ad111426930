import type { Database } from '../../src/api/database/database.ts'
import type { Mailer } from '../../src/api/outbound/mail/mailer.ts'
import { issueKey } from '../../src/api/owner/issue-key.ts'
import { seedOfferings } from './offerings-site.ts'
import { openTestDatabase } from './test-database.ts'
import { openTestSite, signatureFor, type TestSite } from './test-site.ts'

export async function openOwnerSite({
  rows,
  now,
  mailer,
  database: input,
}: {
  rows: readonly Readonly<Record<string, unknown>>[]
  now: () => Date
  mailer?: Mailer
  database?: Database
}): Promise<TestSite> {
  const database = input ?? (await openTestDatabase())
  await seedOfferings({ rows, now: now() }, database)
  return openTestSite({ environment: { DEMO: '0' }, now, database, ...(mailer && { mailer }) })
}

export async function keyOf(site: TestSite, itemId: string): Promise<string> {
  return (await issueKey({ itemId, now: new Date() }, site.database)).key
}

let addresses = 0

interface SendOptions {
  readonly host?: string
  readonly remoteAddress?: string
  readonly signed?: boolean
  readonly timestamp?: number
}

/** Each request comes from another client address, unless a test is about rate limits. */
export function ownerCalls(site: TestSite, clock: () => Date) {
  const elsewhere = () => `198.51.${++addresses >> 8}.${addresses & 255}`
  const signature = (path: string) => signatureFor({ path, timestamp: Math.floor(clock().getTime() / 1000) })
  return {
    get: (
      url: string,
      authorization?: string,
      { host = 'en.localhost', remoteAddress = elsewhere() }: SendOptions = {},
    ) =>
      site.app.inject({
        url,
        headers: { host, ...(authorization !== undefined && { authorization }) },
        remoteAddress,
      }),
    post: (
      url: string,
      payload: object,
      {
        authorization,
        host = 'en.localhost',
        remoteAddress = elsewhere(),
        signed = true,
      }: SendOptions & { readonly authorization?: string } = {},
    ) =>
      site.app.inject({
        method: 'POST',
        url,
        payload,
        headers: {
          host,
          ...(authorization !== undefined && { authorization }),
          ...(signed && { 'x-signature': signature(url) }),
        },
        remoteAddress,
      }),
  }
}
