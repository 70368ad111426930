import type { Database } from '../../../api/database/database.ts'
import { latestDeliveries, retryDeliveries } from '../../../api/outbound/webhooks/webhook-log.store.ts'
import { walletFigures } from '../../../api/wallet/wallet-figures.store.ts'
import { writeUnits } from '../../../domain/wallet/wallet-amount.ts'
import type { OperatorDeps } from '../operator-deps.ts'
import type { WalletCommand } from './wallet-arguments.ts'

const maxListed = 50

interface Told {
  readonly lines: readonly string[]
  readonly isWhole: boolean
}

/** Answers whether the ledger is whole, where that was asked. */
export async function runWallet(
  command: WalletCommand,
  { print, withDatabase }: OperatorDeps,
): Promise<boolean> {
  return withDatabase(async (database) => {
    const { lines, isWhole } = await tellOfWallet(command, database, new Date())
    for (const line of lines) print(line)
    return isWhole
  })
}

async function tellOfWallet(command: WalletCommand, database: Database, now: Date): Promise<Told> {
  if (command.act === 'status') return statusOf(database, now)
  if (command.act === 'retry') {
    const { deliveryId } = command
    const count = await retryDeliveries({ deliveryId, now }, database)
    return { lines: [`Webhooks that are sent once more: ${count}.`], isWhole: true }
  }
  const rows = await latestDeliveries({ dappId: command.dappId, most: maxListed }, database)
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
  return { lines: lines.length === 0 ? ['There are no webhooks.'] : lines, isWhole: true }
}

async function statusOf(database: Database, now: Date): Promise<Told> {
  const { assets, wallets, transactions, requests, deliveries, faults } = await walletFigures(now, database)
  const lines = [
    `wallets ${wallets}, transactions ${transactions}`,
    ...assets.map(({ asset_id, decimals, users, dapps, system }) => {
      const write = (units: string) => writeUnits(BigInt(units), decimals)
      return `${asset_id}: users ${write(users)}, dApps ${write(dapps)}, the site ${write(system)}`
    }),
    `requests: waiting ${requests.waiting}, paid ${requests.paid}, declined ${requests.declined}, expired ${requests.expired}`,
    `webhooks: waiting ${deliveries.waiting}; in the last day delivered ${deliveries.delivered_day}, given up ${deliveries.given_up_day}`,
    ...(faults.length === 0
      ? ['The ledger is whole.']
      : faults.map((fault) => `THE LEDGER IS WRONG: ${fault}`)),
  ]
  return { lines, isWhole: faults.length === 0 }
}

function minuteOf(at: Date): string {
  return at.toISOString().slice(0, 16).replace('T', ' ')
}
