import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openFollowSite, tokenIn, type Browser, type FollowSite } from '../../../tests/support/follow-site.ts'
import { confirmFollowPath, stopFollowPath } from '../../words/addresses/endpoints.ts'

let site: FollowSite
let reader: Browser
let confirmToken: string
const email = 'reader@example.com'
const itemId = 'hinode-grid'

beforeAll(async () => {
  site = await openFollowSite({ rows: [{ name: 'Hinode Grid', status: 1 }] })
  reader = site.openBrowser()
  const coming = site.nextMail(email)
  await reader.ask('POST', { email, itemId })
  confirmToken = tokenIn(await coming)
})
afterAll(() => site.close())

const ask = (url: string, input: { method?: 'GET' | 'POST'; payload?: string } = {}) =>
  site.site.app.inject({
    url,
    method: input.method ?? 'GET',
    headers: { host: 'www.localhost', 'content-type': 'application/x-www-form-urlencoded' },
    ...(input.payload !== undefined && { payload: input.payload }),
  })
const linkOf = async (token: string) =>
  (await ask(`/api/follow/link/${token}`)).json<Record<string, unknown>>()

let followers = 0
async function newFollower() {
  const input = { email: `follower${++followers}@example.com`, itemId }
  const browser = site.openBrowser()
  const coming = site.nextMail(input.email)
  await browser.ask('POST', input)
  await browser.press(confirmFollowPath, tokenIn(await coming))
  const stopping = site.nextMail(input.email)
  await site.openBrowser().ask('DELETE', input)
  return { stopToken: tokenIn(await stopping), follower: { browser, input } }
}

describe('the link in a mail', () => {
  it('shows what it is about, and changes nothing when it is opened', async () => {
    expect(await linkOf(confirmToken)).toEqual({ itemId, name: 'Hinode Grid', status: 2 })
    expect((await ask(confirmFollowPath + `?token=${confirmToken}`)).statusCode).toBe(405)
    expect((await reader.ask('GET', { email, itemId })).body).toMatchObject({ status: 2 })
  })

  it.each(['confirm-1-', 'confirm-999999', 'stop-1-', 'x'])(
    'that was made up (%s…) is refused',
    async (start) => {
      const token = start.padEnd(start.endsWith('-') ? start.length + 32 : start.length, 'A')
      expect(await linkOf(token)).toMatchObject({ status: 404, code: 'follow_link_invalid' })
      const pressed = await ask(`${stopFollowPath}?token=${token}`, {
        method: 'POST',
        payload: 'List-Unsubscribe=One-Click',
      })
      expect(pressed).toBeProblem('follow_link_invalid', 'ja')
    },
  )

  it('to confirm cannot be used to stop, and one with a changed letter does nothing', async () => {
    expect((await reader.press(stopFollowPath, confirmToken)).location).toBe('/unfollowed?token=invalid')
    const changed = confirmToken.slice(0, -1) + (confirmToken.endsWith('A') ? 'B' : 'A')
    expect((await reader.press(confirmFollowPath, changed)).location).toBe('/followed?token=invalid')
    expect(await linkOf(confirmToken)).toMatchObject({ status: 2 })
  })

  it('has no further effect when it is used twice; after stopping, the old one does not follow again', async () => {
    await reader.press(confirmFollowPath, confirmToken)
    await reader.press(confirmFollowPath, confirmToken)
    expect(await linkOf(confirmToken)).toMatchObject({ status: 0 })
    await reader.ask('DELETE', { email, itemId })
    await reader.press(confirmFollowPath, confirmToken)
    expect(await linkOf(confirmToken)).toMatchObject({ status: 1 })
    await reader.ask('POST', { email, itemId })
    expect(await linkOf(confirmToken)).toMatchObject({ status: 0 })
  })

  it('to stop works by one click in a mail program, which has no cookie and no form', async () => {
    const coming = site.nextMail(email)
    await site.openBrowser().ask('DELETE', { email, itemId })
    const token = tokenIn(await coming)
    const clicked = await ask(`${stopFollowPath}?token=${token}`, {
      method: 'POST',
      payload: 'List-Unsubscribe=One-Click',
    })
    expect([clicked.statusCode, clicked.json()]).toEqual([200, { status: 1 }])
    expect(await linkOf(token)).toMatchObject({ status: 1 })
    expect((await reader.ask('GET', { email, itemId })).body).toMatchObject({ status: 1 })
  })

  it('to stop works by one click as multipart form data, too, and with an unreadable body', async () => {
    const { stopToken, follower } = await newFollower()
    const boundary = 'x-one-click'
    const part = `--${boundary}\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n`
    const click = (payload: string) =>
      site.site.app.inject({
        method: 'POST',
        url: `${stopFollowPath}?token=${stopToken}`,
        headers: { host: 'www.localhost', 'content-type': `multipart/form-data; boundary=${boundary}` },
        payload,
      })
    const clicked = await click(`${part}--${boundary}--\r\n`)
    expect([clicked.statusCode, clicked.json()]).toEqual([200, { status: 1 }])
    expect((await follower.browser.ask('GET', follower.input)).body).toMatchObject({ status: 1 })
    expect((await click('neither this nor that')).statusCode).toBe(200)
    expect((await click(part.repeat(100))).statusCode).toBe(413)
  })

  it('to stop is not rate limited for a provider that clicks for hundreds of readers; a forged one is', async () => {
    const { stopToken } = await newFollower()
    const click = (token: string) =>
      site.site.app.inject({
        method: 'POST',
        url: `${stopFollowPath}?token=${token}`,
        headers: { host: 'www.localhost', 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
        remoteAddress: '198.51.100.25',
      })
    const codes = new Set<number>()
    for (let n = 0; n < 300; n++) codes.add((await click(stopToken)).statusCode)
    expect([...codes]).toEqual([200])
    const madeUp = `stop-1-${'A'.repeat(32)}`
    for (let n = 0; n < 30; n++) expect((await click(madeUp)).statusCode).toBe(404)
    expect((await click(madeUp)).statusCode).toBe(429)
    expect((await click(stopToken)).statusCode).toBe(200)
  })

  it('has a reply that no cache keeps', async () => {
    expect((await ask(`/api/follow/link/${confirmToken}`)).headers['cache-control']).toBe('no-store')
  })

  it('in a form that is too long is refused', async () => {
    const sent = await ask(confirmFollowPath, { method: 'POST', payload: `token=${'x'.repeat(5_000)}` })
    expect(sent.statusCode).toBe(413)
  })
})
