import type { Database } from '../../src/api/database/database.ts'
import type { Mail } from '../../src/api/outbound/mail/mailer.ts'
import type { Problem } from '../../src/contract/problems/problem.ts'
import { eventually } from './offerings-site.ts'
import { openTestSite, signatureFor } from './test-site.ts'

export const operatorEmail = 'desk@kawara.example'

/** What somebody would write. */
export const written = {
  purpose: 'press',
  name: '上野 花',
  email: 'hana@example.com',
  message: '表を記事に引用してもよいでしょうか。\n二行目です。',
}

/** Each fault of a refused message as a line. */
export function faultLines(answer: { json: () => unknown }): string[] {
  const { errors = [] } = answer.json() as Problem
  return errors.map(({ field, message }) => `${field}: ${message}`)
}

interface Sending {
  readonly host?: string
  readonly remoteAddress?: string
}

/** A site whose mails are caught as they leave it, and whose clock can be moved on. */
export async function openContactSite(
  environment: Readonly<Record<string, string>> = {},
  { database }: { database?: Database } = {},
) {
  let passed = 0
  const now = () => new Date(Date.now() + passed)
  const mails: Mail[] = []
  const mailer = { send: async (mail: Mail) => void mails.push(mail), close: async () => {} }
  const site = await openTestSite({
    environment: { DEMO: '0', OPERATOR_EMAIL: operatorEmail, ...environment },
    now,
    mailer,
    ...(database && { database }),
  })
  let callers = 0
  return {
    ...site,
    mails,
    now,
    pass(milliseconds: number) {
      passed += milliseconds
    },
    /** As the form sends it; each time from another address of the network unless one is given. */
    send(body: object, { host = 'www.localhost', remoteAddress }: Sending = {}) {
      callers++
      return site.app.inject({
        method: 'POST',
        url: '/api/contact',
        headers: {
          host,
          'x-signature': signatureFor({
            path: '/api/contact',
            timestamp: Math.floor(now().getTime() / 1000),
          }),
        },
        payload: body,
        remoteAddress: remoteAddress ?? `2001:db8:${callers.toString(16)}::1`,
      })
    },
    rows: () =>
      site.database.query<Readonly<Record<string, unknown>>>(
        'select * from contact_messages order by message_id',
      ),
    /** Those that have gone out to an address, once all have. */
    async mailsTo(address: string): Promise<Mail[]> {
      await eventually(
        () => site.database.query('select 1 from mails'),
        (left) => left.length === 0,
      )
      return mails.filter(({ to }) => to === address)
    },
  }
}

export type ContactSite = Awaited<ReturnType<typeof openContactSite>>
