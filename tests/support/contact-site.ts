import type { Database } from '../../src/api/database/database.ts'
import type { Problem } from '../../src/contract/problems/problem.ts'
import { openMailSite } from './mail-site.ts'
import { signatureFor } from './test-site.ts'

export const operatorEmail = 'desk@kawara.example'

export const written = {
  purpose: 'press',
  name: '上野 花',
  email: 'hana@example.com',
  message: '表を記事に引用してもよいでしょうか。\n二行目です。',
}

export function faultLines(answer: { json: () => unknown }): string[] {
  const { errors = [] } = answer.json() as Problem
  return errors.map(({ field, message }) => `${field}: ${message}`)
}

interface SendOptions {
  readonly host?: string
  readonly remoteAddress?: string
}

export async function openContactSite(
  environment: Readonly<Record<string, string>> = {},
  input: { database?: Database } = {},
) {
  const site = await openMailSite({ OPERATOR_EMAIL: operatorEmail, ...environment }, input)
  const { now } = site
  let callers = 0
  return {
    ...site,
    /** Sends the form, from another client address each time by default. */
    send(body: object, { host = 'www.localhost', remoteAddress }: SendOptions = {}) {
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
  }
}

export type ContactSite = Awaited<ReturnType<typeof openContactSite>>
