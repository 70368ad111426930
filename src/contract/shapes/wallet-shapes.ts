import { Type } from 'typebox'
import { maxMemoLength } from '../../domain/wallet/payment-request.ts'
import { Nullable } from './wire.ts'

export const Amount = Type.String({ description: 'A decimal: `12.5`' })

export const GivenAmount = Type.String({
  minLength: 1,
  maxLength: 64,
  description: 'A plain decimal above 0 with at most the decimals of the asset: `12.5`',
})

export const Asset = Type.String({ minLength: 1, maxLength: 40, description: 'Such as `test-usd`' })

export const Receiver = Type.String({
  minLength: 1,
  maxLength: 40,
  description: 'An app user (`cv_…`) or a dApp (`d_…`)',
})

export const Memo = Type.String({ maxLength: maxMemoLength })

export const TraceId = Type.String({
  pattern: '^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$',
  description: 'A UUID of the caller. Sent again it is answered with what it did the first time',
})

export const WalletAsset = Type.Object({
  asset_id: Type.String(),
  symbol: Type.String(),
  name: Type.String(),
  decimals: Type.Integer(),
  is_test: Type.Boolean(),
})

export const Balance = Type.Object({ asset: Type.String(), amount: Amount })

export const Transaction = Type.Object({
  entry_id: Type.String({ description: 'Grows with time, for `after`' }),
  transaction_id: Type.String(),
  trace_id: Type.String(),
  kind: Type.Enum(['gift', 'payment', 'transfer'] as const),
  asset: Type.String(),
  amount: Type.String({ description: 'Below zero: it was taken' }),
  other: Nullable(Type.String({ description: 'Who was on the other side; null: the site itself' })),
  memo: Type.String(),
  created_at: Type.String(),
})

export const SearchedTransactions = Type.Object({
  after: Type.Optional(
    Type.String({ pattern: '^\\d{1,18}$', description: 'The last `entry_id` that is known' }),
  ),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, default: 50 })),
})

/** What moved in the wallet of a dApp, and what it has. */
export const TransactionPage = Type.Object({
  transactions: Type.Array(Transaction),
  next: Nullable(Type.String({ description: 'For `after`, when there may be more' })),
  balances: Type.Array(Balance),
})

export const GivenTransfer = Type.Object({
  receiver: Receiver,
  amount: GivenAmount,
  asset: Asset,
  trace_id: TraceId,
  memo: Type.Optional(Nullable(Memo)),
})

export const SentTransfer = Type.Object({
  transaction_id: Type.String(),
  trace_id: Type.String(),
  receiver: Type.String(),
  asset: Type.String(),
  amount: Amount,
  is_new: Type.Boolean({ description: 'False: it had been sent before, and nothing moved now' }),
})
