import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runCompanion } from '../../tests/support/command-process.ts'
import { freePort } from '../../tests/support/free-port.ts'
import { openWalletSite, type WalletSite } from '../../tests/support/wallet-site.ts'

let opened: WalletSite
let dataDir: string
let siteOrigin: string
beforeAll(async () => {
  const port = await freePort()
  siteOrigin = `http://localhost:${port}`
  opened = await openWalletSite({ environment: { SITE_ORIGIN: siteOrigin } })
  await opened.site.app.listen({ port, host: '127.0.0.1' })
  dataDir = await mkdtemp(join(tmpdir(), 'kawara-companion-'))
})
afterAll(async () => {
  await opened.close()
  await rm(dataDir, { recursive: true })
})

const companion = (input: readonly string[], environment: Readonly<Record<string, string>> = {}) =>
  runCompanion(input, { DATA_DIR: dataDir, SITE_ORIGIN: siteOrigin, ...environment })

it('prints its usage, and asks to register first', async () => {
  expect(await companion([])).toMatchObject({ code: 2, error: expect.stringContaining('register NAME') })
  expect(await companion(['approve'])).toMatchObject({ code: 1, error: 'Register first: `register NAME`.\n' })
})

it('registers once, and keeps its key to itself', async () => {
  const first = await companion(['register', 'Hana', 'Ueno'])
  expect([first.code, first.out]).toEqual([0, expect.stringMatching(/^Registered as Hana Ueno \(cv_/)])
  const file = join(dataDir, 'companion.json')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect((await companion(['register', 'Another'])).out).toBe(first.out)
  const { privateKey } = JSON.parse(await readFile(file, 'utf8')) as { privateKey: { d: string } }
  expect(JSON.stringify(opened.site.log)).not.toContain(privateKey.d)
})

it('scans the code of a browser, shows its number and approves', async () => {
  const browser = opened.openBrowser()
  const { body } = await browser.ask('POST', '/api/sdk/logins')
  const code = String(body.code)
  const scanned = await companion(['scan', code])
  expect(scanned.out).toContain(`A login in Chrome on Windows. Its number: ${String(body['number'])}`)
  expect((await companion(['approve'])).out).toBe('Approved. The browser is logged in.\n')
  expect((await browser.ask('POST', '/api/sdk/logins/current/claim')).status).toBe(200)
  expect((await browser.ask('GET', '/api/sdk/me')).body['name']).toBe('Hana Ueno')
  expect((await companion(['approve'])).error).toContain('There is no login to answer')
  expect((await companion(['scan', code])).error).toContain('login_over')
})

it('declines a login', async () => {
  const browser = opened.openBrowser()
  const { body } = await browser.ask('POST', '/api/sdk/logins')
  await companion(['scan', String(body.code)])
  expect((await companion(['decline'])).out).toBe('Declined.\n')
  expect((await browser.ask('GET', '/api/sdk/logins/current')).body['state']).toBe('failed')
})

it('pays a request of a dApp by its link, and shows the remaining balance', async () => {
  const dapp = await opened.openDapp()
  const { body } = await dapp.request()
  const link = String(body['link'])
  expect((await companion(['show', link])).out).toMatch(/^Kissaten \(https:.*\) requests 12\.5/)
  const before = (await companion(['balance'])).out
  expect((await companion(['pay', link])).out).toMatch(/^paid: 12\.5/)
  const { out: after } = await companion(['balance'])
  const held = (lines: string) => Number(/^([\d.]+) test-usd$/m.exec(lines)?.[1])
  expect(held(before) - held(after)).toBe(12.5)
  expect((await companion(['refuse', link])).error).toContain('payment_request_settled')
})

it('refuses the codes of another site', async () => {
  const code = `https://www.evil.example/coinview-sdk/login/app#${'a'.repeat(43)}`
  expect((await companion(['scan', code])).error).toBe(`This link is not of ${siteOrigin}.\n`)
  const port = await freePort()
  expect(
    (await companion(['register', 'Hana'], { SITE_ORIGIN: `http://localhost:${port}` })).error,
  ).toContain('belongs to')
})
