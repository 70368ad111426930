import { exampleDappId, exampleDeveloperId } from '../../../domain/dapps/example-dapp.ts'

export type ExampleKind = 'payment' | 'transfer' | 'server'

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
} as const

export const exampleDapp = { id: exampleDappId, name: 'Kissaten' } as const
export const symbol = 'tUSD'
