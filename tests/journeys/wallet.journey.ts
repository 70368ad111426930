import { randomUUID } from 'node:crypto'
import { appAuthorization, makeAppKey } from '../../src/contract/calls/app-key.ts'
import { currencyStorageKey } from '../../src/domain/kernel/money/currency.ts'
import { addressOf, originVariable } from '../support/journeys/address.ts'
import { faultsOf } from '../support/journeys/axe.ts'
import { expect, test } from '../support/journeys/test.ts'

const siteOrigin = () => process.env[originVariable] ?? ''

async function send(path: string, body: object, headers: Readonly<Record<string, string>>) {
  const answer = await fetch(siteOrigin() + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return (await answer.json()) as Readonly<Record<string, string>>
}

function askForPayment() {
  const requested = {
    dapp_id: 'd_kissaten22',
    kind: 'payment',
    asset: 'test-usd',
    amount: '12.50',
    trace_id: randomUUID(),
    memo: 'Coffee',
    description: 'Two cups of coffee',
  }
  return send('/api/wallet/requests', requested, { origin: 'https://kissaten.example' })
}

async function openApp() {
  const key = await makeAppKey({ extractable: false })
  let deviceId: string | undefined
  const ask = async (path: string, body: object) => {
    const input = { method: 'POST', path, body: JSON.stringify(body) }
    const authorization = await appAuthorization(input, { key, deviceId, now: Date.now() })
    return send(path, body, { authorization })
  }
  deviceId = (await ask('/api/app/devices', { public_key: key.publicKey, name: 'Hana' }))['device_id']
  return {
    answer: (requestId: string, approve: boolean) =>
      ask(`/api/app/wallet/requests/${requestId}/answer`, { approve }),
  }
}

test('the link of a payment request shows the request and its result', async ({ page }) => {
  const { request_id: id = '' } = await askForPayment()
  await page.goto(addressOf('en', `/coinview-sdk/pay#${id}`))
  await expect(page.getByText('12.5 tUSD')).toBeVisible()
  await expect(page.getByText('kissaten.example')).toBeVisible()
  await expect(page.getByText('Two cups of coffee')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Payment QR code' })).toBeVisible()
  expect(await faultsOf(page)).toEqual([])

  const app = await openApp()
  await app.answer(id, true)
  await expect(page.getByRole('heading', { name: 'Payment complete' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Payment QR code' })).toBeHidden()
  expect(await faultsOf(page)).toEqual([])

  const { request_id: other = '' } = await askForPayment()
  await app.answer(other, false)
  await page.goto(addressOf('ja', `/coinview-sdk/pay#${other}`))
  await expect(page.getByRole('heading', { name: 'お支払いは拒否されました' })).toBeVisible()
})

test('a truncated link is reported', async ({ page, troubles }) => {
  troubles.allow(/status of 404 .*\/api\/wallet\/requests\//)
  for (const fragment of ['', '#r_cut']) {
    await page.goto(addressOf('ko', `/coinview-sdk/pay${fragment}`))
    await expect(page.getByRole('heading', { name: '요청을 찾을 수 없습니다' })).toBeVisible()
  }
  expect(await faultsOf(page)).toEqual([])
})

test('a payment request is kept when the language changes, with and without stored choices', async ({
  page,
}) => {
  const { request_id: id = '' } = await askForPayment()
  await page.goto(addressOf('en', `/coinview-sdk/pay#${id}`))
  await expect(page.getByText('12.5 tUSD')).toBeVisible()
  const change = async (name: string) => {
    await page
      .getByRole('banner')
      .locator('summary', { hasText: /English|한국어/ })
      .click()
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click()
  }
  await change('한국어')
  await expect(page).toHaveURL(addressOf('ko', `/coinview-sdk/pay#${id}`))
  await expect(page.getByText('12.5 tUSD')).toBeVisible()
  await page.evaluate((key) => localStorage.setItem(key, 'JPY'), currencyStorageKey)
  await change('日本語')
  await expect(page).toHaveURL(addressOf('ja', `/coinview-sdk/pay#${id}`))
  await expect(page.getByText('12.5 tUSD')).toBeVisible()
  expect(await page.evaluate((key) => localStorage.getItem(key), currencyStorageKey)).toBe('JPY')
})
