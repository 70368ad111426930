import { Type } from 'typebox'
import { currencies } from '../../domain/kernel/money/currency.ts'
import { alertSides } from '../../domain/push/price-alert.ts'
import { mostAlerts, mostFollows } from '../../domain/push/push-rules.ts'
import { operation } from './operation.ts'
import { Nullable } from './wire.ts'

/** As `PushSubscription.toJSON()` writes it; what is wrong with it is told by the operation. */
const Subscription = {
  endpoint: Type.String({ maxLength: 2_000, description: 'At a push service that the site knows' }),
  p256dh: Type.String({ maxLength: 120 }),
  auth: Type.String({ maxLength: 60 }),
}

const Push = Type.Object({
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
      isArmed: Type.Boolean({ description: 'False once it has told, until the price has gone back by 1 %' }),
    }),
  ),
})

const item = Type.String({ maxLength: 80 })

export const pushOperations = {
  getPush: operation({
    method: 'GET',
    path: '/api/push',
    area: 'push',
    summary: 'The public key to subscribe with, and what this browser is notified of',
    reply: Push,
    perMinute: 120,
  }),
  turnPushOn: operation({
    method: 'POST',
    path: '/api/push',
    area: 'push',
    summary: 'Save the subscription of this browser; sent again it changes nothing',
    body: Type.Object(Subscription),
    reply: Push,
    problems: ['push_off', 'push_taken'],
    perMinute: 20,
  }),
  renewPush: operation({
    method: 'POST',
    path: '/api/push/renew',
    area: 'push',
    summary: 'A service worker has a new subscription in place of the one that this browser had',
    body: Type.Object({ ...Subscription, was: Type.Optional(Type.String({ maxLength: 2_000 })) }),
    reply: Type.Object({ isOn: Type.Boolean() }),
    problems: ['push_off', 'push_taken', 'push_not_on'],
    provenBy: 'cookie',
    perMinute: 10,
  }),
  turnPushOff: operation({
    method: 'DELETE',
    path: '/api/push',
    area: 'push',
    summary: 'No notifications to this browser any more; everything that is stored of it is deleted',
    reply: Push,
    perMinute: 20,
  }),
  followByPush: operation({
    method: 'POST',
    path: '/api/push/follows',
    area: 'push',
    summary: `Be notified when a sale starts and ends; at most ${mostFollows}`,
    body: Type.Object({ itemId: item }),
    reply: Push,
    problems: ['push_not_on', 'push_full', 'offering_not_found'],
    perMinute: 60,
  }),
  unfollowByPush: operation({
    method: 'DELETE',
    path: '/api/push/follows/{itemId}',
    area: 'push',
    summary: 'No notifications of this sale any more',
    params: Type.Object({ itemId: item }),
    reply: Push,
    problems: ['push_not_on'],
    perMinute: 60,
  }),
  setPriceAlert: operation({
    method: 'POST',
    path: '/api/push/alerts',
    area: 'push',
    summary: `Be notified when a coin reaches a price; at most ${mostAlerts}`,
    body: Type.Object({
      coin: Type.String({ maxLength: 100 }),
      currency: Type.Enum([...currencies]),
      side: Type.Enum([...alertSides]),
      price: Type.String({ maxLength: 40, description: 'A number, as somebody types it' }),
    }),
    reply: Push,
    problems: ['push_not_on', 'push_full', 'coin_not_found', 'price_unknown'],
    perMinute: 60,
  }),
  removePriceAlert: operation({
    method: 'DELETE',
    path: '/api/push/alerts/{id}',
    area: 'push',
    summary: 'No notifications of this price any more',
    params: Type.Object({ id: Type.String({ maxLength: 20 }) }),
    reply: Push,
    problems: ['push_not_on'],
    perMinute: 60,
  }),
  testPush: operation({
    method: 'POST',
    path: '/api/push/test',
    area: 'push',
    summary: 'Send a notification to this browser, to see whether they arrive',
    reply: Type.Object({ isQueued: Type.Boolean() }),
    problems: ['push_not_on'],
    perMinute: 5,
  }),
}
