import { Type } from 'typebox'
import { maxAlerts, maxFollows } from '../../domain/push/push-rules.ts'
import { Push, BrowserSubscription, SetAlert } from '../shapes/push-shapes.ts'
import { operation } from './operation.ts'

const item = Type.String({ maxLength: 80, description: 'Id of the offering' })

export const pushOperations = {
  getPush: operation({
    method: 'GET',
    path: '/api/push',
    area: 'push',
    summary: 'Get whether this browser gets notifications and about what, and the public key for Web Push',
    reply: Push,
    perMinute: 120,
  }),
  turnPushOn: operation({
    method: 'POST',
    path: '/api/push',
    area: 'push',
    summary:
      'Turn notifications on: save the Web Push subscription of this browser; repeating it changes nothing',
    body: Type.Object(BrowserSubscription),
    reply: Push,
    problems: ['push_off', 'push_taken'],
    perMinute: 20,
  }),
  renewPush: operation({
    method: 'POST',
    path: '/api/push/renew',
    area: 'push',
    summary:
      'Replace the Web Push subscription of this browser; called by the service worker when the browser renews it',
    body: Type.Object({
      ...BrowserSubscription,
      was: Type.Optional(
        Type.String({
          maxLength: 2_000,
          description: '`endpoint` of the subscription to replace; if another one is stored, nothing changes',
        }),
      ),
    }),
    reply: Type.Object({ isOn: Type.Boolean({ description: 'Always true' }) }),
    problems: ['push_off', 'push_taken', 'push_not_on'],
    provenBy: 'cookie',
    perMinute: 10,
  }),
  turnPushOff: operation({
    method: 'DELETE',
    path: '/api/push',
    area: 'push',
    summary: 'Stop all notifications to this browser and delete everything stored about it',
    reply: Push,
    perMinute: 20,
  }),
  followByPush: operation({
    method: 'POST',
    path: '/api/push/follows',
    area: 'push',
    summary: `Follow a token sale: notify this browser when it starts and ends; at most ${maxFollows} sales per browser`,
    body: Type.Object({ itemId: item }),
    reply: Push,
    problems: ['push_not_on', 'push_full', 'offering_not_found'],
    perMinute: 60,
  }),
  unfollowByPush: operation({
    method: 'DELETE',
    path: '/api/push/follows/{itemId}',
    area: 'push',
    summary: 'Stop following a token sale: no more notifications to this browser about it',
    params: Type.Object({ itemId: item }),
    reply: Push,
    problems: ['push_not_on'],
    perMinute: 60,
  }),
  setPriceAlert: operation({
    method: 'POST',
    path: '/api/push/alerts',
    area: 'push',
    summary: `Set a price alert: notify this browser when a coin reaches a price; at most ${maxAlerts} alerts per browser`,
    body: SetAlert,
    reply: Push,
    problems: ['push_not_on', 'push_full', 'coin_not_found', 'price_unknown'],
    perMinute: 60,
  }),
  removePriceAlert: operation({
    method: 'DELETE',
    path: '/api/push/alerts/{id}',
    area: 'push',
    summary: 'Delete a price alert of this browser',
    params: Type.Object({ id: Type.String({ maxLength: 20, description: 'Id of the alert' }) }),
    reply: Push,
    problems: ['push_not_on'],
    perMinute: 60,
  }),
  testPush: operation({
    method: 'POST',
    path: '/api/push/test',
    area: 'push',
    summary: 'Send a test notification to this browser',
    reply: Type.Object({
      isQueued: Type.Boolean({ description: 'Always true: the notification comes within seconds' }),
    }),
    problems: ['push_not_on'],
    perMinute: 5,
  }),
}
