import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../../tests/support/free-port.ts'
import { openWalletSite, type WalletSite } from '../../../tests/support/wallet-site.ts'
import { exampleDappId, exampleDeveloperId } from '../../domain/dapps/example-dapp.ts'
import { languages, type Language } from '../../domain/kernel/site/language.ts'
import { languageOrigin } from '../../domain/kernel/site/site-host.ts'
import { curlCode } from '../../web/sdk/guide/curl-code.ts'
import type { Messages } from '../../words/dictionary.ts'

const run = promisify(execFile)
let opened: WalletSite
let siteOrigin: string
beforeAll(async () => {
  const port = await freePort()
  siteOrigin = `http://localhost:${port}`
  opened = await openWalletSite({ environment: { SITE_ORIGIN: siteOrigin } })
  await opened.site.app.listen({ host: '127.0.0.1', port })
})
afterAll(() => opened.close())

async function printed(language: Language) {
  const words = (await import(`../../words/${language}/sdk/guide.ts`)) as { default: Record<string, string> }
  const texts = Object.entries(words.default).map(([key, text]) => [key, () => text])
  return curlCode(
    Object.fromEntries(texts) as Messages<'sdk/guide'>,
    languageOrigin({ siteOrigin, language }),
  )
}
async function answersOf(code: string, environment: Readonly<Record<string, string>> = {}) {
  const { stdout } = await run('bash', ['-euc', `curl() { command curl -sS "$@"; echo; }\n${code}`], {
    env: { ...process.env, ...environment },
  })
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>)
}

describe.each(languages)('the curl of the SDK page in %s', (language) => {
  it.each(['payment', 'transfer'] as const)('requests a %s, and reads its state', async (kind) => {
    const code = (await printed(language))[kind]
    const [requested] = await answersOf(code, { REQUEST_ID: 'r_unknown' })
    expect(requested).toMatchObject({
      dapp_id: exampleDappId,
      kind,
      receiver: kind === 'payment' ? exampleDappId : exampleDeveloperId,
      amount: kind === 'payment' ? '12.5' : '3',
      state: 'waiting',
    })
    const holder = await opened.openHolder()
    await holder.answer(requested?.['request_id'], true)
    const [, seen] = await answersOf(code, { REQUEST_ID: String(requested?.['request_id']) })
    expect(seen).toMatchObject({ request_id: requested?.['request_id'], state: 'paid' })
  })

  it('sends from a server, and verifies a payment', async () => {
    const { server, verify } = await printed(language)
    const [dapp, holder] = [await opened.openDapp(), await opened.openHolder()]
    const secrets = { DAPP_SECRET: dapp.secret }
    const [sent] = await answersOf(server, { ...secrets, RECEIVER: holder.userId })
    expect(sent).toMatchObject({ receiver: holder.userId, asset: 'test-usd', amount: '1', is_new: true })
    expect(await holder.balance()).toBe('1001')
    const trace_id = randomUUID()
    const { body } = await dapp.request({ trace_id })
    await holder.answer(body['request_id'], true)
    const [payment] = await answersOf(verify, { ...secrets, TRACE_ID: trace_id })
    expect(payment).toMatchObject({ trace_id, state: 'paid', payer: holder.userId })
  })
})
