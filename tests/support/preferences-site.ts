import { confirmFollowPath, preferencesFormPath } from '../../src/words/addresses/endpoints.ts'
import { openFollowSite, tokenIn } from './follow-site.ts'
import { signatureFor } from './test-site.ts'

export interface OwnPreferences {
  readonly email: string
  readonly language: string
  readonly isPaused: boolean
  readonly pausedUntil: string | null
  readonly feed: string | null
  readonly follows: readonly {
    itemId: string | null
    name: string | null
    isFollowing: boolean
    triggers: string[]
  }[]
}

type Fields = Readonly<Record<string, string>>
const host = 'www.localhost'
const path = '/api/follow/preferences'

const twoSales = [
  { name: 'Hinode Grid', status: 1, ico_end: '2030-04-21' },
  { name: 'Kumo Karte', status: 1 },
]

/** A site with followers who use the page of preferences, with and without scripts. */
export async function openPreferencesSite(input: Parameters<typeof openFollowSite>[0] = { rows: twoSales }) {
  const opened = await openFollowSite(input)
  const { app, database } = opened.site
  let count = 0
  const remoteAddress = () => `198.51.100.${++count % 250}`

  const post = (url: string, fields: Fields) =>
    app.inject({
      method: 'POST',
      url,
      headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
      remoteAddress: remoteAddress(),
    })
  const read = async (token: string) => {
    const { statusCode, headers, ...answer } = await app.inject({
      url: `${path}/${token}`,
      headers: { host },
      remoteAddress: remoteAddress(),
    })
    return { code: statusCode, headers, body: answer.json<OwnPreferences>() }
  }
  return {
    ...opened,
    post,
    read,
    own: async (token: string) => (await read(token)).body,
    get: (url: string) => app.inject({ url, headers: { host }, remoteAddress: remoteAddress() }),
    /** Changes preferences as the page with scripts does. */
    change(body: Readonly<Record<string, unknown>>) {
      const timestamp = Math.floor(opened.now().getTime() / 1000)
      return app.inject({
        method: 'POST',
        url: path,
        headers: { host, 'x-signature': signatureFor({ path, timestamp }) },
        payload: body,
        remoteAddress: remoteAddress(),
      })
    },
    async press(fields: Fields) {
      const { statusCode, headers } = await post(preferencesFormPath, fields)
      return [statusCode, headers.location]
    },
    /** All stored data that a change of preferences could affect, except mails. */
    async everything() {
      const tables = ['followers', 'follows', 'follow_requests', 'stop_askings']
      const rows = tables.map((table) => database.query(`select * from ${table} order by 1`))
      return JSON.stringify(await Promise.all(rows))
    },
    /** A confirmed follower of these offerings; `undefined` stands for the site. */
    async newFollower(itemIds: readonly (string | undefined)[] = ['hinode-grid', undefined]) {
      const email = `Holder${++count}@example.com`
      const browser = opened.openBrowser()
      const [first, ...more] = itemIds.map((itemId) => ({ email, ...(itemId !== undefined && { itemId }) }))
      const coming = opened.nextMail(email)
      await browser.ask('POST', first ?? { email })
      const mail = await coming
      await browser.press(confirmFollowPath, tokenIn(mail))
      for (const requested of more) await browser.ask('POST', requested)
      const [, token = ''] = /token=(preferences-[\w-]+)/.exec(mail.text) ?? []
      return { email, browser, token, count: () => opened.mails.filter(({ to }) => to === email).length }
    },
  }
}

export type PreferencesSite = Awaited<ReturnType<typeof openPreferencesSite>>
