import { Type } from 'typebox'
import { currencies } from '../../domain/kernel/money/currency.ts'
import { alertSides, priceBackPercent } from '../../domain/push/price-alert.ts'
import { Nullable } from './wire.ts'

const Side = Type.Enum([...alertSides], {
  description: 'above: notify when the coin costs at least the price; below: when it costs at most the price',
})

/** The values of `PushSubscription.toJSON()`. The schema only bounds their size; the operation reports errors. */
export const BrowserSubscription = {
  endpoint: Type.String({
    maxLength: 2_000,
    description: '`endpoint` of the subscription: a URL at a push service that the site supports',
  }),
  p256dh: Type.String({ maxLength: 120, description: '`keys.p256dh` of the subscription, in base64url' }),
  auth: Type.String({ maxLength: 60, description: '`keys.auth` of the subscription, in base64url' }),
}

export const Push = Type.Object({
  isOn: Type.Boolean({ description: 'True when this browser gets notifications' }),
  publicKey: Nullable(
    Type.String({
      description: 'Key (VAPID) with which a browser subscribes; null when the site sends no notifications',
    }),
  ),
  follows: Type.Array(Type.Object({ itemId: Type.String(), name: Nullable(Type.String()) }), {
    description: 'Token sales about whose start and end this browser is notified',
  }),
  alerts: Type.Array(
    Type.Object({
      id: Type.String({ description: 'Id of the alert, for deleting it' }),
      coin: Type.String({ description: 'Id of the coin' }),
      name: Type.String(),
      symbol: Type.String(),
      currency: Type.Enum([...currencies]),
      side: Side,
      price: Type.Number({ description: 'Price that the coin has to reach, in `currency`' }),
      isArmed: Type.Boolean({
        description: `True while the alert waits for its price; false after a notification, until the price has moved ${priceBackPercent} % back from the price of the alert`,
      }),
    }),
  ),
})

export const SetAlert = Type.Object({
  coin: Type.String({ maxLength: 100, description: 'Id of the coin' }),
  currency: Type.Enum([...currencies]),
  side: Side,
  price: Type.String({
    maxLength: 40,
    description:
      'Price that the coin has to reach, in `currency`: a number as people type it, such as 1,234.5',
  }),
})
