import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDappSite, type DappSite } from '../../../tests/support/dapp-site.ts'
import { freePort } from '../../../tests/support/free-port.ts'
import { eventually } from '../../../tests/support/offerings-site.ts'
import { root } from '../../../tests/support/source-files.ts'
import { createWallet } from '../src/index.ts'

const house = mkdtempSync(join(tmpdir(), 'kawara-sdk-packed-'))
const installed = join(house, 'node_modules/@kawara/sdk')
let opened: DappSite
let origin = ''
let cafe = ''
let running: ChildProcess | undefined
beforeAll(async () => {
  const packed = spawnSync('npm', ['pack', '--pack-destination', house], {
    cwd: join(root, 'packages/sdk'),
    encoding: 'utf8',
  })
  if (packed.status !== 0) throw new Error(packed.stderr)
  mkdirSync(installed, { recursive: true })
  const archive = readdirSync(house).find((name) => name.endsWith('.tgz')) ?? ''
  spawnSync('tar', ['-xzf', join(house, archive), '--strip-components=1', '-C', installed])
  cafe = `http://localhost:${await freePort()}`
  opened = await openDappSite({ environment: { DAPP_URL_PREFIX: `${cafe}/`, LOCAL_WEBHOOKS: '1' } })
  const { port } = new URL(await opened.site.app.listen({ port: 0, host: '127.0.0.1' }))
  origin = `http://localhost:${port}`
})
afterAll(async () => {
  running?.kill()
  await opened.close()
  rmSync(house, { recursive: true })
})

async function openCafe(environment: Readonly<Record<string, string>>): Promise<void> {
  const { port: PORT } = new URL(cafe)
  running = spawn(process.execPath, [join(installed, 'example/server.js')], {
    env: { ...process.env, ...environment, WALLET_ORIGIN: origin, PORT },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const { stdout } = running
  if (stdout === null) throw new Error('The café has no output.')
  for await (const line of stdout) if (String(line).includes('is open')) return
}

it('the packed example sells a coffee, hears of its payment and refunds it, with what the manager shows', async () => {
  const developer = await opened.openDeveloper()
  const stated = opened.stated({ url: `${cafe}/`, whitelist: [], webhook_url: `${cafe}/webhook` })
  const dapp_id = String((await developer.ask('POST', '/api/dapps', stated)).body['dapp_id'])
  const secret = async (kind: string) =>
    String((await developer.ask('POST', `/api/dapps/${dapp_id}/secret`, { kind })).body['secret'])
  const [DAPP_SECRET, WEBHOOK_SECRET] = [await secret('app'), await secret('webhook')]
  await openCafe({ DAPP_ID: dapp_id, DAPP_SECRET, WEBHOOK_SECRET })

  const asPage: typeof fetch = (url, init) =>
    fetch(url, { ...init, headers: { ...(init?.headers as object), origin: cafe } })
  const orderAt = async (path: string, method = 'GET') =>
    (await (await fetch(`${cafe}${path}`, { method })).json()) as Readonly<Record<string, unknown>>
  const { price } = (await orderAt('/settings')) as { price: { asset: string; amount: string } }
  const order = await orderAt('/orders', 'POST')
  const { trace_id } = order as { trace_id: string }
  const request = await createWallet({ dapp_id, origin, fetch: asPage }).payment({
    asset_id: price.asset,
    amount: price.amount,
    trace_id,
  })
  const phone = await opened.openPhone()
  const { body } = await phone.register()
  await phone.ask('POST', `/api/app/wallet/requests/${request.request_id}/answer`, { approve: true })

  const deliveries = async () =>
    (await developer.ask('GET', `/api/dapps/${dapp_id}/deliveries`)).body['deliveries'] as readonly {
      outcome: string | null
    }[]
  await eventually(deliveries, (list) => list[0]?.outcome === 'delivered')
  expect(await orderAt(`/orders/${trace_id}`)).toMatchObject({ state: 'served', payer: body['user_id'] })
  expect(await orderAt(`/orders/${trace_id}/refund`, 'POST')).toMatchObject({ state: 'refunded' })
  const { balances } = (await phone.ask('GET', '/api/app/wallet')).body
  expect(balances).toContainEqual({ asset: 'test-usd', amount: '1000' })
})
