import type { DappDeps } from './dapp-deps.ts'
import { listOf, textOf, textOrNull, wholeOf, type Fields } from './shapes.ts'

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
  readonly after?: string
  readonly limit?: number
}

export interface TransactionPage {
  readonly transactions: readonly WalletTransaction[]
  readonly next: string | null
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
    ...(after !== undefined && { after }),
    ...(limit !== undefined && { limit: String(limit) }),
  })
  const answer = await call({ path: `/api/wallet/transactions?${query}`, authorization })
  return {
    transactions: listOf(answer, 'transactions').map(readTransaction),
    next: textOrNull(answer, 'next'),
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
