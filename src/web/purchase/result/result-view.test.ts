import { expect, test } from 'vitest'
import { resultView } from './result-view.ts'
import type { Subscription } from './use-outcome.ts'

const known = (state: Subscription['state']) =>
  ({ kind: 'known', subscription: { state } as Subscription }) as const

test('whatever the address says, paid is what the server says is paid', () => {
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

test('who comes back from a checkout that waits has paid a moment ago, or has left it', () => {
  expect(resultView(known('waiting'), 'success')).toBe('waiting')
  expect(resultView(known('waiting'), 'fail')).toBe('abandoned')
})
