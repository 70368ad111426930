import { createHash, randomUUID } from 'node:crypto'
import { appAuthorization, makeAppKey } from '../../src/contract/calls/app-key.ts'
import { openTestSite, signatureFor } from './test-site.ts'

type Method = 'GET' | 'POST' | 'DELETE'
type Body = Readonly<Record<string, unknown>> & { readonly code?: string }

export async function openAppSite({
  environment = {},
}: { environment?: Readonly<Record<string, string>> } = {}) {
  let passed = 0
  const now = () => new Date(Date.now() + passed)
  const site = await openTestSite({ environment: { DEMO: '0', ...environment }, now })
  const { database } = site
  const host = `www.${new URL(site.config.siteOrigin).hostname}`
  let addresses = 0

  const inject = async (
    method: Method,
    url: string,
    { headers, payload, remoteAddress }: { headers: object; payload?: string; remoteAddress: string },
  ) => {
    const answer = await site.app.inject({
      method,
      url,
      remoteAddress,
      headers: { host, ...(payload !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(payload !== undefined && { payload }),
    })
    return { status: answer.statusCode, body: answer.json<Body>(), raw: answer }
  }

  async function openPhone({ remoteAddress = `203.0.113.${++addresses}` } = {}) {
    const key = await makeAppKey({ extractable: true })
    let deviceId: string | undefined
    const authorize = (method: Method, url: string, input?: object) =>
      appAuthorization(
        { method, path: url, body: input === undefined ? undefined : JSON.stringify(input) },
        { key, deviceId, now: now().getTime() },
      )
    const ask = async (method: Method, url: string, input?: object) => {
      const payload = input === undefined ? undefined : JSON.stringify(input)
      return inject(method, url, {
        headers: { authorization: await authorize(method, url, input) },
        ...(payload !== undefined && { payload }),
        remoteAddress,
      })
    }
    return {
      key,
      ask,
      /** The header `Authorization` of a call that something else sends, such as a browser with its cookie. */
      authorize,
      forgetDevice() {
        deviceId = undefined
      },
      knownAs(id: string) {
        deviceId = id
      },
      async register(name = 'Hana') {
        deviceId = undefined
        const answer = await ask('POST', '/api/app/devices', { public_key: key.publicKey, name })
        deviceId = answer.status === 200 ? String(answer.body['device_id']) : undefined
        return answer
      },
    }
  }

  function openBrowser(userAgent = 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36') {
    let cookie: string | undefined
    const remoteAddress = `198.51.100.${++addresses}`
    return {
      cookie: () => cookie,
      setCookie(value: string | undefined) {
        cookie = value
      },
      async ask(method: Method, url: string, input?: object, authorization?: string) {
        const timestamp = Math.floor(now().getTime() / 1000)
        const answer = await inject(method, url, {
          headers: {
            'user-agent': userAgent,
            ...(cookie !== undefined && { cookie }),
            ...(authorization !== undefined && { authorization }),
            'x-signature': signatureFor({ path: url.split('?', 1)[0] ?? '', timestamp }),
          },
          ...(method === 'POST' && { payload: JSON.stringify(input ?? {}) }),
          remoteAddress,
        })
        const [set] = [answer.raw.headers['set-cookie'] ?? []].flat()
        if (set !== undefined) cookie = set.startsWith('developer=;') ? undefined : set.split(';', 1)[0]
        return { ...answer, set }
      },
    }
  }

  /** A browser that is logged in directly; the login itself has tests of its own. */
  async function openDeveloper(name = 'Hana') {
    const browser = openBrowser()
    const phone = await openPhone()
    const { body } = await phone.register(name)
    const secret = randomUUID().replaceAll('-', '')
    const hash = createHash('sha256').update(secret).digest()
    await database.query(
      `insert into developer_sessions (session_id, secret_hash, user_id, user_agent, created_at, last_seen_at, expires_at)
       values ($1, $2, $3, '', $4, $4, $5)`,
      [randomUUID(), hash, body['user_id'], now(), new Date(now().getTime() + 3_600_000)],
    )
    browser.setCookie(`developer=${secret}`)
    return { ...browser, userId: String(body['user_id']) }
  }

  return {
    site,
    database,
    openPhone,
    openBrowser,
    openDeveloper,
    now,
    inject,
    pass(milliseconds: number) {
      passed += milliseconds
    },
    close: () => site.close(),
  }
}

export type AppSite = Awaited<ReturnType<typeof openAppSite>>
