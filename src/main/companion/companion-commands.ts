import { appTransport } from '../../contract/calls/app-transport.ts'
import { createClient, type Client } from '../../contract/calls/client.ts'
import { operations } from '../../contract/operations/operations.ts'
import { isIpAddress, languageOrigin } from '../../domain/kernel/site/site-host.ts'
import { keyOf, newCompanion, readCompanion, writeCompanion, type CompanionFile } from './companion-file.ts'

export const companionUsage = `Plays the CoinView app against a running site.

  npm run companion -- register NAME   make a key, and an app user with test money
  npm run companion -- scan CODE       scan the QR code of a login: the text that the page shows
  npm run companion -- approve         approve the login that was scanned
  npm run companion -- decline         decline it
  npm run companion -- show REQUEST    what a payment request asks for: its link or its id
  npm run companion -- pay REQUEST     pay it
  npm run companion -- refuse REQUEST  decline it
  npm run companion -- balance         what the wallet has

The site is SITE_ORIGIN; the key is in DATA_DIR/companion.json.`

/** What was asked for cannot be done; the message says why. */
export class CompanionRefused extends Error {}

export interface CompanionNeeds {
  readonly dataDir: string
  readonly siteOrigin: string
  readonly print: (line: string) => void
}

type Command = (given: string, needs: CompanionNeeds) => Promise<void>

export const companionCommands: Readonly<Record<string, { readonly takes: boolean; readonly run: Command }>> =
  {
    register: { takes: true, run: register },
    scan: { takes: true, run: scan },
    approve: { takes: false, run: (_, needs) => answer(true, needs) },
    decline: { takes: false, run: (_, needs) => answer(false, needs) },
    show: { takes: true, run: show },
    pay: { takes: true, run: (request, needs) => settle(request, true, needs) },
    refuse: { takes: true, run: (request, needs) => settle(request, false, needs) },
    balance: { takes: false, run: balance },
  }

/** The key is stored before it is registered: should the answer be lost, the next try is the same user. */
async function register(name: string, { dataDir, siteOrigin, print }: CompanionNeeds): Promise<void> {
  const stored = await readCompanion(dataDir)
  if (stored !== undefined && stored.site !== siteOrigin)
    throw new CompanionRefused(`This companion belongs to ${stored.site}. Use another DATA_DIR.`)
  const file = stored ?? (await newCompanion(siteOrigin))
  await writeCompanion(dataDir, file)
  const client = await clientOf({ ...file, deviceId: undefined })
  const user = await client.registerDevice({ public_key: file.publicKey, name })
  await writeCompanion(dataDir, { ...file, deviceId: user.device_id, name: user.name })
  print(`Registered as ${user.name} (${user.user_id}).`)
}

async function scan(code: string, { dataDir, print }: CompanionNeeds): Promise<void> {
  const file = await registered(dataDir)
  checkSite(code, file)
  const login = await (await clientOf(file)).scanLogin({ code })
  await writeCompanion(dataDir, { ...file, loginId: login.login_id })
  const browser = [login.browser, login.system].filter((part) => part !== '').join(' on ')
  print(`A login in ${browser === '' ? 'a browser' : browser}. Its number: ${login.number}`)
  print('If the browser shows the same number, run `approve`; if not, `decline`.')
}

async function answer(approve: boolean, { dataDir, print }: CompanionNeeds): Promise<void> {
  const { loginId, ...file } = await registered(dataDir)
  if (loginId === undefined) throw new CompanionRefused('There is no login to answer. Scan its code first.')
  await (await clientOf(file)).answerLogin({ login_id: loginId, approve })
  await writeCompanion(dataDir, file)
  print(approve ? 'Approved. The browser is logged in.' : 'Declined.')
}

async function show(request: string, needs: CompanionNeeds): Promise<void> {
  const file = await registered(needs.dataDir)
  const asked = await (await clientOf(file)).getAppPaymentRequest({ request_id: requestId(request, file) })
  const { dapp, amount, symbol, receiver, memo, description, state } = asked
  needs.print(`${dapp.name} (${dapp.url}) asks for ${amount} ${symbol} to ${receiver}. State: ${state}.`)
  if (description !== '') needs.print(`  ${description}`)
  if (memo !== '') needs.print(`  Memo: ${memo}`)
}

async function settle(request: string, approve: boolean, needs: CompanionNeeds): Promise<void> {
  const file = await registered(needs.dataDir)
  const client = await clientOf(file)
  const request_id = requestId(request, file)
  const { dapp, amount, symbol, state } = await client.answerPaymentRequest({ request_id, approve })
  needs.print(`${state}: ${amount} ${symbol} asked for by ${dapp.name}.`)
}

async function balance(_: string, { dataDir, print }: CompanionNeeds): Promise<void> {
  const { balances } = await (await clientOf(await registered(dataDir))).getAppWallet({})
  for (const { asset, amount } of balances) print(`${amount} ${asset}`)
}

async function registered(dataDir: string): Promise<CompanionFile> {
  const file = await readCompanion(dataDir)
  if (file?.deviceId === undefined) throw new CompanionRefused('Register first: `register NAME`.')
  return file
}

/** By its id, or by the link, which has it behind `#`. */
function requestId(given: string, file: CompanionFile): string {
  checkSite(given, file)
  return given.split('#').at(-1) ?? given
}

/** What was scanned may be of another site, which has no business with this key. */
function checkSite(given: string, { site }: CompanionFile): void {
  if (!URL.canParse(given)) return
  const { hostname, port } = new URL(given)
  const own = new URL(site)
  const isOwn = hostname === own.hostname || hostname.endsWith(`.${own.hostname}`)
  if (!isOwn || port !== own.port) throw new CompanionRefused(`This is not of ${site}.`)
}

async function clientOf(file: CompanionFile): Promise<Client> {
  const key = await keyOf(file)
  const transport = appTransport({
    origin: reachable(file.site),
    identity: () => ({ key, deviceId: file.deviceId }),
    fetch: globalThis.fetch,
    now: Date.now,
  })
  return createClient(operations, transport)
}

/** Not every machine finds `en.localhost`; `localhost` itself is served as it is. */
function reachable(site: string): string {
  const { hostname } = new URL(site)
  return hostname === 'localhost' || isIpAddress(hostname)
    ? site
    : languageOrigin({ siteOrigin: site, language: 'en' })
}
