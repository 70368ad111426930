import { Type } from 'typebox'
import { maxMemoLength } from '../../domain/wallet/payment-request.ts'
import { Nullable } from './wire.ts'

export const Amount = Type.String({ description: 'Amount of `asset` as a decimal, such as `12.5`' })

export const AmountInput = Type.String({
  minLength: 1,
  maxLength: 64,
  description:
    'Amount of `asset`: a decimal above 0 with at most as many decimals as the asset has, such as `12.5`',
})

export const Asset = Type.String({
  minLength: 1,
  maxLength: 40,
  description: 'Id of an asset of the wallet, such as `test-usd`',
})

export const Receiver = Type.String({
  minLength: 1,
  maxLength: 40,
  description: 'Who gets the money: the id of an app user (`cv_…`) or of a dApp (`d_…`)',
})

export const Memo = Type.String({
  maxLength: maxMemoLength,
  description: 'Text that is stored with the transaction and that both parties see',
})

export const TraceId = Type.String({
  pattern: '^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$',
  description:
    'A UUID that the caller makes for this action. A repeated call with the same `trace_id` returns the result of the first one',
})

export const WalletAsset = Type.Object({
  asset_id: Type.String({ description: 'Id of the asset, such as test-usd' }),
  symbol: Type.String({ description: 'Symbol of the asset, for display' }),
  name: Type.String({ description: 'Name of the asset' }),
  decimals: Type.Integer({ description: 'Maximum number of decimals of an amount' }),
  is_test: Type.Boolean({ description: 'True for test money without any value' }),
})

export const Balance = Type.Object({ asset: Type.String({ description: 'Id of the asset' }), amount: Amount })

export const Transaction = Type.Object({
  entry_id: Type.String({ description: 'Number of the entry, which increases with time; `after` takes it' }),
  transaction_id: Type.String({ description: 'Id of the transaction' }),
  trace_id: Type.String({ description: 'UUID that the caller made for the transaction' }),
  kind: Type.Enum(['gift', 'payment', 'transfer'] as const, {
    description: 'gift: test money from the site; payment: to a dApp; transfer: any other',
  }),
  asset: Type.String({ description: 'Id of the asset' }),
  amount: Type.String({
    description: 'Amount of `asset` as a decimal; negative when the money left the wallet',
  }),
  other: Nullable(
    Type.String({
      description: 'Id of the app user or the dApp on the other side; null when it is the site itself',
    }),
  ),
  memo: Type.String({ description: 'Text that was sent with the transaction; may be empty' }),
  created_at: Type.String({ description: 'When the transaction took place' }),
})

export const TransactionQuery = Type.Object({
  after: Type.Optional(
    Type.String({
      pattern: '^\\d{1,18}$',
      description:
        'Return only transactions whose `entry_id` is larger than this one; default: from the first',
    }),
  ),
  limit: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 200, default: 50, description: 'Transactions per page' }),
  ),
})

export const TransactionPage = Type.Object({
  transactions: Type.Array(Transaction),
  next: Type.String({
    description:
      'Value for `after` to read on, now or later: the last `entry_id` of this page, or `after` itself when the page is empty',
  }),
  has_more: Type.Boolean({ description: 'Whether there are transactions after this page already' }),
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
  transaction_id: Type.String({ description: 'Id of the transaction' }),
  trace_id: Type.String({ description: 'UUID that the caller made for the transaction' }),
  receiver: Type.String({ description: 'Id of the app user or the dApp that got the money' }),
  asset: Type.String({ description: 'Id of the asset' }),
  amount: Amount,
  is_new: Type.Boolean({
    description: 'False when a call with the same `trace_id` had already moved the money',
  }),
})
