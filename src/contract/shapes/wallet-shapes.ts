import { Type } from 'typebox'
import { maxMemoLength } from '../../domain/wallet/payment-request.ts'
import { Nullable } from './wire.ts'

export const Amount = Type.String({ description: 'A decimal, such as `12.5`' })

export const AmountInput = Type.String({
  minLength: 1,
  maxLength: 64,
  description: 'A decimal above 0 with at most as many decimals as the asset has, such as `12.5`',
})

export const Asset = Type.String({
  minLength: 1,
  maxLength: 40,
  description: 'Id of an asset, such as `test-usd`',
})

export const Receiver = Type.String({
  minLength: 1,
  maxLength: 40,
  description: 'An app user (`cv_…`) or a dApp (`d_…`)',
})

export const Memo = Type.String({ maxLength: maxMemoLength })

export const TraceId = Type.String({
  pattern: '^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$',
  description:
    'A UUID made by the caller. A repeated call with the same trace returns the result of the first one',
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
  entry_id: Type.String({ description: 'Increases with time; use it as `after`' }),
  transaction_id: Type.String(),
  trace_id: Type.String(),
  kind: Type.Enum(['gift', 'payment', 'transfer'] as const),
  asset: Type.String(),
  amount: Type.String({ description: 'A decimal; negative when the money left the wallet' }),
  other: Nullable(Type.String({ description: 'The other party; null when it is the site itself' })),
  memo: Type.String(),
  created_at: Type.String(),
})

export const TransactionQuery = Type.Object({
  after: Type.Optional(
    Type.String({ pattern: '^\\d{1,18}$', description: 'Return only entries after this `entry_id`' }),
  ),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, default: 50 })),
})

export const TransactionPage = Type.Object({
  transactions: Type.Array(Transaction),
  next: Nullable(
    Type.String({ description: 'Value for `after` to get the next page; null when there is none' }),
  ),
  balances: Type.Array(Balance),
})

export const TransferRequest = Type.Object({
  receiver: Receiver,
  amount: AmountInput,
  asset: Asset,
  trace_id: TraceId,
  memo: Type.Optional(Nullable(Memo)),
})

export const TransferResult = Type.Object({
  transaction_id: Type.String(),
  trace_id: Type.String(),
  receiver: Type.String(),
  asset: Type.String(),
  amount: Amount,
  is_new: Type.Boolean({ description: 'False when the trace was used before and no money moved this time' }),
})
