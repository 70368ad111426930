import { exampleDappId, exampleDeveloperId } from '../../../domain/dapps/example-dapp.ts'

export type ExampleKind = 'payment' | 'transfer' | 'server'

/** The number of the chapter of an example, which its lines in the ledger carry too. */
export const stepOf: Readonly<Record<ExampleKind, string>> = { payment: '1', transfer: '2', server: '3' }

export const orders = {
  payment: {
    asset_id: 'test-usd',
    amount: '12.50',
    memo: 'Order 1042',
    description: 'Two bags of sencha',
  },
  transfer: {
    receiver: exampleDeveloperId,
    asset_id: 'test-usd',
    amount: '3.00',
    memo: 'Thanks for the recipe',
  },
  /** What the site sends in place of the server; the API has the same values. */
  server: { asset_id: 'test-usd', amount: '1.00', memo: 'SDK example' },
} as const

export const exampleDapp = { id: exampleDappId, name: 'Kissaten' } as const

const symbols: Readonly<Record<string, string>> = {
  'test-usd': 'tUSD',
  'test-eth': 'tETH',
  'test-kwr': 'tKWR',
}

/** The symbol of a test asset. The wallet of the example holds no others, but one that is new shows its id. */
export function symbolOf(assetId: string): string {
  return symbols[assetId] ?? assetId
}
