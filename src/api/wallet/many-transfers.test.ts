import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { createServer, WalletError, type Transfer } from '../../../packages/sdk/src/server.ts'
import { openOddServer } from '../../../packages/sdk/tests/odd-server.ts'
import { openWalletSite } from '../../../tests/support/wallet-site.ts'

const isServer = (process.env['TEST_DATABASE_URL'] ?? '') !== ''
/** The number of transfers and of clients. The embedded database runs one query at a time, so it gets fewer of both. */
const [transfers, clients] = isServer ? [1_000, 50] : [200, 20]

interface Outcome {
  readonly requested: Transfer & { readonly trace_id: string; readonly dapp: string }
  readonly transactionId: string | undefined
  readonly isNew: boolean
}

it(`${transfers} transfers of ${clients} clients, each trace several times, move money once per trace`, async () => {
  const opened = await openWalletSite({ environment: { LOG_LEVEL: 'warn' } })
  const { port } = new URL(await opened.site.app.listen({ port: 0, host: '127.0.0.1' }))
  const origin = `http://localhost:${port}`
  const dapps = await Promise.all(Array.from({ length: 5 }, () => opened.openDapp()))
  const holders = await Promise.all(Array.from({ length: 5 }, () => opened.openHolder()))
  const receivers = [...dapps.map(({ dappId }) => dappId), ...holders.map(({ userId }) => userId)]

  // All clients of a dApp send the same traces. The average amount is 25 and each wallet holds 1,000, so some of the 80
  // traces cannot be paid.
  const requested = dapps.flatMap(({ dappId }, index) =>
    Array.from({ length: transfers / 5 / 2.5 }, (_, trace) => ({
      dapp: dappId,
      receiver: receivers.filter((id) => id !== dappId)[(trace * 7 + index) % 9] ?? '',
      amount: `${(trace % 50) + 1}.0${trace % 10}`,
      asset: 'test-usd',
      trace_id: randomUUID(),
      memo: `trace ${trace}`,
    })),
  )
  const work = Array.from(
    { length: transfers },
    (_, index) => requested[(index * 13) % requested.length],
  ).filter((item) => item !== undefined)

  const outcomes: Outcome[] = []
  const client = async (number: number) => {
    // Requests are limited by address, so each client has its own address.
    const ask: typeof fetch = (url, init) => {
      const headers = { ...(init?.headers as object), 'x-forwarded-for': `198.18.0.${number}` }
      return fetch(url, { ...init, headers })
    }
    const servers = new Map(
      dapps.map(({ dappId, secret }) => [
        dappId,
        createServer({ dapp_id: dappId, secret, origin, fetch: ask, timeout: 60_000, retries: 3 }),
      ]),
    )
    for (const item of work.filter((_, index) => index % clients === number)) {
      const { dapp, ...transfer } = item
      const outcome = await servers
        .get(dapp)
        ?.transfer(transfer)
        .catch((error: unknown) => {
          if (error instanceof WalletError && error.code === 'balance_too_low') return undefined
          throw error
        })
      outcomes.push({
        requested: item,
        transactionId: outcome?.transaction_id,
        isNew: outcome?.is_new ?? false,
      })
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, number) => client(number)))

  expect(outcomes).toHaveLength(transfers)
  const rows = await opened.database.query<{ trace_id: string; transaction_id: string }>(
    `select trace_id, transaction_id from ledger_transactions where kind = 'transfer'`,
  )
  const done = outcomes.filter(({ transactionId }) => transactionId !== undefined)
  const written = new Map(rows.map(({ trace_id, transaction_id }) => [trace_id, transaction_id]))
  expect(written.size).toBe(rows.length)
  // Every success names the one transaction of its trace, and exactly one client got `is_new`.
  expect(done.filter((outcome) => written.get(outcome.requested.trace_id) !== outcome.transactionId)).toEqual(
    [],
  )
  expect(new Set(done.map((outcome) => outcome.requested.trace_id)).size).toBe(rows.length)
  const news = done.filter(({ isNew }) => isNew).map((outcome) => outcome.requested.trace_id)
  expect(new Set(news).size).toBe(news.length)
  expect(done.length).toBeGreaterThan(rows.length)
  expect(await opened.ledgerFaults()).toEqual([])
  await opened.close()
})

it('a reply that is lost moves no money twice', async () => {
  const opened = await openWalletSite()
  const { port } = new URL(await opened.site.app.listen({ port: 0, host: '127.0.0.1' }))
  let lost = 0
  const way = await openOddServer((request, reply) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { 'content-type': type = '', authorization = '' } = request.headers
      const requested = fetch(`http://localhost:${port}${request.url ?? ''}`, {
        method: request.method ?? 'GET',
        headers: { 'content-type': type, authorization },
        body: Buffer.concat(parts),
      })
      const pass = async () => {
        const answer = await requested
        const text = await answer.text()
        if (++lost % 2 === 1) request.socket.destroy()
        else reply.writeHead(answer.status, { 'content-type': 'application/json' }).end(text)
      }
      void pass()
    })
  })
  const [dapp, holder] = [await opened.openDapp(), await opened.openHolder()]
  const server = createServer({ dapp_id: dapp.dappId, secret: dapp.secret, origin: way.origin })
  for (const amount of ['1', '2', '3']) {
    const sent = await server.transfer({ receiver: holder.userId, amount, asset: 'test-usd' })
    expect(sent.is_new).toBe(false)
  }
  expect([await dapp.balance(), await holder.balance()]).toEqual(['994', '1006'])
  expect(await opened.ledgerFaults()).toEqual([])
  await way.close()
  await opened.close()
})
