import type { DappDeps } from './dapp-deps.ts'
import { flagOf, listOf, textOf, textOrNull, wholeOf, type Fields } from './shapes.ts'

export interface WalletAsset {
  readonly asset_id: string
  readonly symbol: string
  readonly name: string
  readonly decimals: number
}

export interface WalletTransaction {
  readonly entry_id: string
  readonly transaction_id: string
  readonly trace_id: string
  readonly kind: string
  readonly asset: string
  /** A decimal string; negative when money left the wallet. */
  readonly amount: string
  readonly other: string | null
  readonly memo: string
  readonly created_at: string
}

export interface TransactionsQuery {
  /** `next` of the page before, or the `entry_id` of the last transaction you have stored. Without it: from the first. */
  readonly after?: string | null | undefined
  /** Transactions per page, at most 200; 50 by default. */
  readonly limit?: number
}

export interface WalletBalance {
  readonly asset: string
  /** A decimal string. */
  readonly amount: string
}

export interface TransactionPage {
  readonly transactions: readonly WalletTransaction[]
  /** Where to read on, now or later. It stays where it is as long as nothing new has happened. */
  readonly next: string
  /** Whether there are transactions after this page already. */
  readonly has_more: boolean
  /** What the wallet of the dApp holds now, of each asset. */
  readonly balances: readonly WalletBalance[]
}

export async function listAssets({ call }: DappDeps): Promise<readonly WalletAsset[]> {
  const answer = await call({ path: '/api/wallet/assets' })
  return listOf(answer, 'assets').map((asset) => ({
    asset_id: textOf(asset, 'asset_id'),
    symbol: textOf(asset, 'symbol'),
    name: textOf(asset, 'name'),
    decimals: wholeOf(asset, 'decimals'),
  }))
}

export async function listTransactions(
  { after, limit }: TransactionsQuery,
  { call, authorization }: DappDeps,
): Promise<TransactionPage> {
  const query = new URLSearchParams({
    ...(typeof after === 'string' && { after }),
    ...(limit !== undefined && { limit: String(limit) }),
  })
  const answer = await call({ path: `/api/wallet/transactions?${query}`, authorization })
  return {
    transactions: listOf(answer, 'transactions').map(readTransaction),
    next: textOf(answer, 'next'),
    has_more: flagOf(answer, 'has_more'),
    balances: listOf(answer, 'balances').map((balance) => ({
      asset: textOf(balance, 'asset'),
      amount: textOf(balance, 'amount'),
    })),
  }
}

function readTransaction(fields: Fields): WalletTransaction {
  return {
    entry_id: textOf(fields, 'entry_id'),
    transaction_id: textOf(fields, 'transaction_id'),
    trace_id: textOf(fields, 'trace_id'),
    kind: textOf(fields, 'kind'),
    asset: textOf(fields, 'asset'),
    amount: textOf(fields, 'amount'),
    other: textOrNull(fields, 'other'),
    memo: textOf(fields, 'memo'),
    created_at: textOf(fields, 'created_at'),
  }
}
