import { expect, test } from 'vitest'
import { resultView } from './result-view.ts'
import type { Subscription } from './use-polled-subscription.ts'

const known = (state: Subscription['state']) =>
  ({ kind: 'known', subscription: { state } as Subscription }) as const

test('a purchase is paid only if the server says so, whatever the address', () => {
  for (const back of ['success', 'fail'] as const) {
    expect(resultView(known('active'), back)).toBe('paid')
    expect(resultView(known('cancelling'), back)).toBe('paid')
    expect(resultView(known('overdue'), back)).toBe('paid')
    expect(resultView(known('declined'), back)).toBe('declined')
    expect(resultView(known('expired'), back)).toBe('expired')
    expect(resultView(known('refunded'), back)).toBe('over')
    expect(resultView({ kind: 'unknown' }, back)).toBe('unknown')
  }
})

test('a waiting purchase is pending after a success address and abandoned after a fail address', () => {
  expect(resultView(known('waiting'), 'success')).toBe('waiting')
  expect(resultView(known('waiting'), 'fail')).toBe('abandoned')
})
