import { Type } from 'typebox'
import { currencies } from '../../domain/kernel/money/currency.ts'
import { alertSides, priceBackPercent } from '../../domain/push/price-alert.ts'
import { Nullable } from './wire.ts'

/** As `PushSubscription.toJSON()` writes it; what is wrong with it is told by the operation. */
export const BrowserSubscription = {
  endpoint: Type.String({ maxLength: 2_000, description: 'At a push service that the site knows' }),
  p256dh: Type.String({ maxLength: 120 }),
  auth: Type.String({ maxLength: 60 }),
}

export const Push = Type.Object({
  isOn: Type.Boolean({ description: 'Whether this browser gets notifications' }),
  publicKey: Nullable(
    Type.String({ description: 'To subscribe with; null where the site sends no notifications' }),
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
        description: `False once it has told, until the price has gone back by ${priceBackPercent} %`,
      }),
    }),
  ),
})

export const SetAlert = Type.Object({
  coin: Type.String({ maxLength: 100 }),
  currency: Type.Enum([...currencies]),
  side: Type.Enum([...alertSides]),
  price: Type.String({ maxLength: 40, description: 'A number, as somebody types it' }),
})
