import { randomUUID } from 'node:crypto'
import { makeShortId } from '../../src/domain/kernel/text/short-id.ts'
import { openAppSite } from './app-site.ts'

type Fields = Readonly<Record<string, unknown>>

export async function openWalletSite({
  environment = {},
}: { environment?: Readonly<Record<string, string>> } = {}) {
  const opened = await openAppSite({ environment })
  const { site, database, now, inject } = opened
  let addresses = 0

  async function openDapp({
    url = 'https://kissaten.example/',
    webhookUrl = null,
  }: { url?: string; webhookUrl?: string | null } = {}) {
    const dappId = makeShortId({ prefix: 'd_', length: 10 }, (length) =>
      crypto.getRandomValues(new Uint8Array(length)),
    )
    const developer = await opened.openDeveloper()
    await database.query(
      `insert into dapps (dapp_id, user_id, name, url, whitelist, webhook_url, created_at, updated_at)
       values ($1, $2, 'Kissaten', $3, '{pay.kissaten.example}', $4, $5, $5)`,
      [dappId, developer.userId, url, webhookUrl, now()],
    )
    /** The text that the manager shows, which a developer copies into the settings of a server. */
    const shownSecret = async (kind: 'app' | 'webhook') => {
      const { body } = await developer.ask('POST', `/api/dapps/${dappId}/secret`, { kind })
      return String(body['secret'])
    }
    const [secret, webhookSecret] = [await shownSecret('app'), await shownSecret('webhook')]
    const authorization = `Bearer ${secret}`
    const remoteAddress = `192.0.2.${++addresses % 250}`
    const origin = new URL(url).origin
    return {
      dappId,
      secret,
      webhookSecret,
      origin,
      /** Calls the API as the dApp's server, unless the test sends another header. */
      ask: (method: 'GET' | 'POST', path: string, input?: object, headers: object = { authorization }) =>
        inject(method, path, {
          headers,
          ...(input && { payload: JSON.stringify(input) }),
          remoteAddress,
        }),
      transfer: (input: Fields) =>
        inject('POST', '/api/wallet/transfers', {
          headers: { authorization },
          payload: JSON.stringify({ asset: 'test-usd', amount: '1', trace_id: randomUUID(), ...input }),
          remoteAddress,
        }),
      request: (input: Fields = {}, headers: object = { origin }) =>
        inject('POST', '/api/wallet/requests', {
          headers,
          payload: JSON.stringify({
            dapp_id: dappId,
            kind: 'payment',
            asset: 'test-usd',
            amount: '12.5',
            trace_id: randomUUID(),
            memo: 'coffee',
            ...input,
          }),
          remoteAddress,
        }),
      async balance(asset = 'test-usd') {
        const { body } = await inject('GET', '/api/wallet/transactions', {
          headers: { authorization },
          remoteAddress,
        })
        return balanceIn(body, asset)
      },
    }
  }

  async function openHolder() {
    const phone = await opened.openPhone()
    const { body } = await phone.register()
    return {
      ...phone,
      userId: String(body['user_id']),
      answer: (requestId: unknown, approve: boolean) =>
        phone.ask('POST', `/api/app/wallet/requests/${String(requestId)}/answer`, { approve }),
      balance: async (asset = 'test-usd') =>
        balanceIn((await phone.ask('GET', '/api/app/wallet')).body, asset),
    }
  }

  return {
    ...opened,
    site,
    openDapp,
    openHolder,
    ledgerFaults: () =>
      database.query(
        `select asset_id, sum(balance)::text from ledger_accounts group by asset_id having sum(balance) <> 0
         union all
         select owner_id, balance::text from ledger_accounts where balance < 0 and owner_kind <> 'system'
         union all
         select owner_id, balance::text from ledger_accounts where balance <> (
           select coalesce(sum(amount), 0) from ledger_entries where ledger_entries.account_id = ledger_accounts.account_id)`,
      ),
  }
}

export type WalletSite = Awaited<ReturnType<typeof openWalletSite>>

function balanceIn(body: Fields, asset: string): string | undefined {
  const balances = body['balances'] as readonly { asset: string; amount: string }[] | undefined
  return balances?.find((held) => held.asset === asset)?.amount
}
