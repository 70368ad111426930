import { request } from 'node:http'
import type { Page } from '@playwright/test'
import { appAuthorization, makeAppKey } from '../../../src/contract/calls/app-key.ts'
import { addressOf } from './address.ts'

/** Logs a browser in by QR code on the login page; this function acts as the app. */
export async function logInAsDeveloper(
  page: Page,
  name: string,
  path = '/coinview-sdk/login',
): Promise<void> {
  const key = await makeAppKey({ extractable: true })
  let deviceId: string | undefined
  const ask = async (url: string, input: object) => {
    const body = JSON.stringify(input)
    const signed = { method: 'POST', path: url, body }
    return post(url, body, await appAuthorization(signed, { key, deviceId, now: Date.now() }))
  }
  const registered = await ask('/api/app/devices', { public_key: key.publicKey, name })
  deviceId = registered['device_id']
  const shown = page.waitForResponse(
    (answer) => answer.ok() && answer.url().endsWith('/api/sdk/logins/current'),
  )
  await page.goto(path)
  const { code } = (await (await shown).json()) as { code: string }
  const scanned = await ask('/api/app/logins/scan', { code })
  await ask(`/api/app/logins/${scanned['login_id']}/answer`, { approve: true })
}

/** Sends the request to this machine with a Host header, because not every resolver knows names below `localhost`. */
function post(path: string, body: string, authorization: string): Promise<Record<string, string>> {
  const { host, port } = new URL(addressOf('ja'))
  const headers = { host, authorization, 'content-type': 'application/json' }
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method: 'POST', headers }, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (part: string) => (text += part))
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve(JSON.parse(text) as Record<string, string>)
        else reject(new Error(`${path} was answered ${answer.statusCode}: ${text}`))
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
