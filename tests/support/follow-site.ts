import type { Database } from '../../src/api/database/database.ts'
import { followLinks } from '../../src/api/follow/follow-links.ts'
import { followMails } from '../../src/api/follow/follow.mails.ts'
import { newsSince } from '../../src/api/offerings/news/news-since.ts'
import { changeDescriber } from '../../src/api/offerings/news/offerings.news.ts'
import { mailIdentity } from '../../src/api/outbound/mail/mail-identity.ts'
import { mailQueue } from '../../src/api/outbound/mail/mail-queue.store.ts'
import type { Mail } from '../../src/api/outbound/mail/mailer.ts'
import { eventually, seedOfferings } from './offerings-site.ts'
import { openTestDatabase } from './test-database.ts'
import { openTestSite, signatureFor, testSecret } from './test-site.ts'

export interface Browser {
  readonly ask: (
    method: 'GET' | 'POST' | 'DELETE',
    input: { email: string; itemId?: string },
  ) => Promise<{
    code: number
    body: Record<string, unknown>
    cookie: string | undefined
    retryAfter: number | undefined
  }>
  readonly press: (url: string, token: string) => Promise<{ code: number; location: string | undefined }>
}

export async function openFollowSite({
  rows,
  environment = {},
  ...shared
}: {
  rows: readonly Readonly<Record<string, unknown>>[]
  environment?: Readonly<Record<string, string>>
  database?: Database
}) {
  const database = shared.database ?? (await openTestDatabase())
  let passed = 0
  const now = () => new Date(Date.now() + passed)
  const seed = (changed: readonly Readonly<Record<string, unknown>>[]) =>
    seedOfferings({ rows: changed, now: now() }, database)
  await seed(rows)
  const mails: Mail[] = []
  const mailer = { send: async (mail: Mail) => void mails.push(mail), close: async () => {} }
  const site = await openTestSite({ environment: { DEMO: '0', ...environment }, now, database, mailer })
  let addresses = 0

  function openBrowser(host = 'www.localhost', remoteAddress = `203.0.113.${++addresses}`): Browser {
    let cookie: string | undefined
    const headersOf = (path: string) => ({
      host,
      ...(cookie === undefined ? {} : { cookie }),
      'x-signature': signatureFor({ path, timestamp: Math.floor(now().getTime() / 1000) }),
    })
    return {
      async ask(method, input) {
        const query = new URLSearchParams({ ...input })
        const answer = await site.app.inject({
          method,
          url: method === 'POST' ? '/api/follow' : `/api/follow?${query.toString()}`,
          headers: headersOf('/api/follow'),
          ...(method === 'POST' && { payload: input }),
          remoteAddress,
        })
        const [set] = [answer.headers['set-cookie'] ?? []].flat()
        if (set !== undefined) cookie = set.split(';', 1)[0]
        const retryAfter = answer.headers['retry-after']
        return {
          code: answer.statusCode,
          body: answer.json<Record<string, unknown>>(),
          cookie: set,
          retryAfter: retryAfter === undefined ? undefined : Number(retryAfter),
        }
      },
      async press(url, token) {
        const answer = await site.app.inject({
          method: 'POST',
          url,
          headers: {
            host,
            ...(cookie === undefined ? {} : { cookie }),
            'content-type': 'application/x-www-form-urlencoded',
          },
          payload: new URLSearchParams({ token }).toString(),
          remoteAddress,
        })
        return { code: answer.statusCode, location: answer.headers.location }
      },
    }
  }
  return {
    site,
    mails,
    openBrowser,
    now,
    seed,
    notifyDeps: {
      database,
      links: followLinks(testSecret),
      mails: followMails(site.config),
      queue: mailQueue({ identity: mailIdentity(testSecret) }),
      news: { changes: changeDescriber, since: newsSince },
      now,
    },
    pass(milliseconds: number) {
      passed += milliseconds
    },
    async nextMail(to: string): Promise<Mail> {
      const own = () => mails.filter((mail) => mail.to === to)
      const count = own().length
      const [mail] = await eventually(
        async () => own().slice(count),
        (come) => come.length > 0,
      )
      if (mail === undefined) throw new Error('No mail came.')
      return mail
    },
    async allAreSent() {
      const waiting = () => database.query('select 1 from mails union all select 1 from stop_askings')
      await eventually(waiting, (left) => left.length === 0)
    },
    close: () => site.close(),
  }
}

export type FollowSite = Awaited<ReturnType<typeof openFollowSite>>

export function tokenIn({ text }: Mail): string {
  return /[?&]token=([\w%-]+)/.exec(text)?.[1] ?? ''
}
