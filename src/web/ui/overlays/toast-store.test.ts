import { expect, test, vi } from 'vitest'
import { currentToasts, dismiss, notify, subscribe } from './toast-store.ts'

test('a toast stays until it is dismissed, and listeners are called for both', () => {
  const listener = vi.fn<() => void>()
  const unsubscribe = subscribe(listener)
  const id = notify({ kind: 'ok', title: 'Saved' })
  expect(currentToasts()).toEqual([{ id, kind: 'ok', title: 'Saved' }])
  dismiss(id)
  expect(currentToasts()).toEqual([])
  expect(listener).toHaveBeenCalledTimes(2)
  unsubscribe()
})

test('the same error twice shows once', () => {
  notify({ kind: 'error', title: 'Not sent', message: 'Try again.' })
  const id = notify({ kind: 'error', title: 'Not sent', message: 'Try again.' })
  expect(currentToasts()).toHaveLength(1)
  dismiss(id)
})
