import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startFakeStripe, type FakeStripe } from '../../tests/support/fake-stripe.ts'
import { freePort } from '../../tests/support/free-port.ts'
import { eventually } from '../../tests/support/offerings-site.ts'
import { createMigratedDatabase } from '../../tests/support/server-database.ts'
import { startProcess, type SiteProcess } from '../../tests/support/site-process.ts'
import { signatureFor, testSecret } from '../../tests/support/test-site.ts'

const email = 'killed@example.com'
let stripe: FakeStripe
let dataDir: string
let database: Awaited<ReturnType<typeof createMigratedDatabase>>
let port: number
let site: SiteProcess

const start = async () => {
  site = startProcess({
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    SECRET: testSecret,
    DEMO: '1',
    ...stripe.environment,
    PAYMENT_SECONDS: '60',
    ...(database && { DATABASE_URL: database.url }),
  })
  await site.says('/api/docs')
}
const kill = async () => {
  site.child.kill('SIGKILL')
  await site.exited
}

beforeAll(async () => {
  stripe = await startFakeStripe({ now: () => new Date() })
  dataDir = await mkdtemp(join(tmpdir(), 'kawara-killed-'))
  database = await createMigratedDatabase()
  port = await freePort()
  await start()
})
afterAll(async () => {
  await kill()
  await stripe.close()
  await database?.drop()
  await rm(dataDir, { recursive: true })
})

const post = (path: string, headers: Readonly<Record<string, string>>, body: string) =>
  fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers, body })

async function begin(): Promise<string> {
  const path = '/api/subscriptions/web'
  const headers = {
    'content-type': 'application/json',
    'x-signature': signatureFor({ path, timestamp: Math.floor(Date.now() / 1000) }),
  }
  const answer = await post(path, headers, JSON.stringify({ plan_id: 'premium-monthly', email }))
  const begun = (await answer.json()) as { subscription_id: string }
  return begun.subscription_id
}

async function receipts(): Promise<string[]> {
  const outbox = join(dataDir, 'outbox')
  const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'))
  const mails = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')))
  return mails.filter((mail) => mail.includes(`To: ${email}`))
}

it('a payment is granted once even if the site is killed between the call of Stripe and the grant', async () => {
  const session = stripe.sessionOf(await begin())
  stripe.pay(session)
  stripe.fail(String(session['id']), 'silent')
  const isRequested = ({ path }: { path: string }) => path.includes(String(session['id']))
  const { url, headers, payload } = stripe.call('checkout.session.completed', session)
  const cut = post(url, headers, payload).catch(() => 'cut')
  await eventually(async () => stripe.requested.some(isRequested), Boolean)
  await kill()
  expect([await cut, await receipts()]).toEqual(['cut', []])

  await start()
  await eventually(receipts, ({ length }) => length > 0)
  // Stripe got no answer, so it repeats the call.
  for (const call of [1, 2]) expect([call, (await post(url, headers, payload)).status]).toEqual([call, 200])
  expect(await receipts()).toHaveLength(1)
})
