import type { Language } from '../../domain/kernel/site/language.ts'
import { languageOrigin } from '../../domain/kernel/site/site-host.ts'
import { stateAt } from '../../domain/wallet/payment-request.ts'
import { writeUnits } from '../../domain/wallet/wallet-amount.ts'
import { payLink } from '../../words/addresses/sdk-addresses.ts'
import type { BalanceRow } from './ledger/ledger-accounts.store.ts'
import type { EntryRow } from './ledger/ledger-entries.store.ts'
import type { RequestRow } from './payment-requests.store.ts'
import type { WalletDapp } from './wallet-deps.ts'

export function presentBalances(rows: readonly BalanceRow[]) {
  return rows.map(({ asset_id, balance, decimals }) => ({
    asset: asset_id,
    amount: writeUnits(BigInt(balance), decimals),
  }))
}

export function presentEntry(row: EntryRow) {
  const { entry_id, transaction_id, trace_id, kind, memo, created_at, asset_id, decimals } = row
  return {
    entry_id,
    transaction_id,
    trace_id,
    kind,
    asset: asset_id,
    amount: writeUnits(BigInt(row.amount), decimals),
    other: row.other_kind === 'system' ? null : row.other_id,
    memo,
    created_at: created_at.toISOString(),
  }
}

/** A payment request as everyone who knows its id may see it. */
export function presentRequest(row: RequestRow, now: Date) {
  const { request_id, dapp_id, kind, receiver_id, asset_id, amount, decimals, trace_id, memo } = row
  const state = stateAt(row, now)
  const settledAt = row.settled_at ?? (state === 'expired' ? row.expires_at : null)
  return {
    request_id,
    dapp_id,
    kind,
    receiver: receiver_id,
    asset: asset_id,
    amount: writeUnits(BigInt(amount), decimals),
    trace_id,
    memo,
    state,
    expires_at: row.expires_at.toISOString(),
    settled_at: settledAt?.toISOString() ?? null,
  }
}

interface PageContext {
  readonly dapp: WalletDapp
  readonly now: Date
  readonly siteOrigin: string
  readonly language: Language
}

export function presentForPage(row: RequestRow, { dapp, now, siteOrigin, language }: PageContext) {
  const link = languageOrigin({ siteOrigin, language }) + payLink(row.request_id)
  return {
    ...presentRequest(row, now),
    description: row.description,
    symbol: row.symbol,
    dapp: { name: dapp.name, url: dapp.url },
    link,
  }
}

/** A payment request as only the server of its dApp gets it: with the person who paid. */
export function presentPayment(row: RequestRow, now: Date) {
  const { payer, transaction_id } = row
  return { ...presentRequest(row, now), payer: transaction_id === null ? null : payer, transaction_id }
}

export function presentForApp(
  row: RequestRow,
  { dapp, balances, now }: { dapp: WalletDapp; balances: readonly BalanceRow[]; now: Date },
) {
  const held = balances.find(({ asset_id }) => asset_id === row.asset_id)
  return {
    ...presentRequest(row, now),
    description: row.description,
    symbol: row.symbol,
    dapp: { name: dapp.name, url: dapp.url },
    balance: writeUnits(BigInt(held?.balance ?? '0'), row.decimals),
  }
}
