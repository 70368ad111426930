import { latestDeliveries, retryDeliveries } from '../../../api/outbound/webhooks/webhook-log.store.ts'
import { walletFigures, type WalletFigures } from '../../../api/wallet/wallet-figures.store.ts'
import { writeUnits } from '../../../domain/wallet/wallet-amount.ts'
import { printLines, type OperatorDeps } from '../command/operator-deps.ts'

const maxListed = 50

/** Prints the figures of the wallet. Resolves to false, which makes the exit code 1, if the ledger does not add up. */
export async function showStatus({ print, withDatabase }: OperatorDeps): Promise<boolean> {
  return withDatabase(async (database) => {
    const figures = await walletFigures(new Date(), database)
    for (const line of statusLines(figures)) print(line)
    return figures.faults.length === 0
  })
}

export async function listDeliveries(
  { dapp }: { dapp: string | undefined },
  deps: OperatorDeps,
): Promise<void> {
  await printLines(deps, async (database) => {
    const rows = await latestDeliveries({ dappId: dapp, limit: maxListed }, database)
    const lines = rows.map((row) =>
      [
        row.delivery_id,
        minuteOf(row.queued_at),
        row.dapp_id,
        row.event,
        row.outcome ?? `waits until ${minuteOf(row.send_after)}`,
        `tries ${row.attempts}`,
        row.last_error ?? row.last_status ?? '',
      ].join('  '),
    )
    return lines.length === 0 ? ['There are no webhooks.'] : lines
  })
}

/** Sends a webhook again that the site gave up; without an id, all of them. */
export async function retry({ id }: { id: string | undefined }, deps: OperatorDeps): Promise<void> {
  await printLines(deps, async (database) => {
    const count = await retryDeliveries({ deliveryId: id, now: new Date() }, database)
    return [`Webhooks that will be sent again: ${count}.`]
  })
}

function statusLines({
  assets,
  wallets,
  transactions,
  requests,
  deliveries,
  faults,
}: WalletFigures): string[] {
  return [
    `wallets ${wallets}, transactions ${transactions}`,
    ...assets.map(({ asset_id, decimals, users, dapps, system }) => {
      const write = (units: string) => writeUnits(BigInt(units), decimals)
      return `${asset_id}: users ${write(users)}, dApps ${write(dapps)}, the site ${write(system)}`
    }),
    `requests: waiting ${requests.waiting}, paid ${requests.paid}, declined ${requests.declined}, expired ${requests.expired}`,
    `webhooks: waiting ${deliveries.waiting}; in the last day delivered ${deliveries.delivered_day}, given up ${deliveries.given_up_day}`,
    ...(faults.length === 0
      ? ['The ledger is correct.']
      : faults.map((fault) => `THE LEDGER IS WRONG: ${fault}`)),
  ]
}

function minuteOf(at: Date): string {
  return at.toISOString().slice(0, 16).replace('T', ' ')
}
