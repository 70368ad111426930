import { Type } from 'typebox'
import { currencies } from '../../domain/kernel/money/currency.ts'
import { alertSides, priceBackPercent } from '../../domain/push/price-alert.ts'
import { Nullable } from './wire.ts'

/** The values of `PushSubscription.toJSON()`. The schema only bounds their size; the operation reports errors. */
export const BrowserSubscription = {
  endpoint: Type.String({
    maxLength: 2_000,
    description: 'Address at a push service that the site supports',
  }),
  p256dh: Type.String({ maxLength: 120 }),
  auth: Type.String({ maxLength: 60 }),
}

export const Push = Type.Object({
  isOn: Type.Boolean({ description: 'Whether this browser gets notifications' }),
  publicKey: Nullable(
    Type.String({ description: 'Key to subscribe with; null when the site sends no notifications' }),
  ),
  follows: Type.Array(Type.Object({ itemId: Type.String(), name: Nullable(Type.String()) })),
  alerts: Type.Array(
    Type.Object({
      id: Type.String(),
      coin: Type.String(),
      name: Type.String(),
      symbol: Type.String(),
      currency: Type.Enum([...currencies]),
      side: Type.Enum([...alertSides]),
      price: Type.Number(),
      isArmed: Type.Boolean({
        description: `False after a notification, until the price has gone back by ${priceBackPercent} %`,
      }),
    }),
  ),
})

export const SetAlert = Type.Object({
  coin: Type.String({ maxLength: 100 }),
  currency: Type.Enum([...currencies]),
  side: Type.Enum([...alertSides]),
  price: Type.String({ maxLength: 40, description: 'A number in any notation that people type' }),
})
