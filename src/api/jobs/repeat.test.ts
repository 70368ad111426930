import { setImmediate as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { repeat } from './repeat.ts'

const every = 1_000
let errors: unknown[]
const onError = (error: unknown) => errors.push(error)

beforeEach(() => {
  errors = []
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A task whose turns end when the test says so. */
function heldTask() {
  const turns: { end: () => void; fail: (error: Error) => void }[] = []
  return {
    turns,
    task: () =>
      new Promise<void>((end, fail) => {
        turns.push({ end, fail })
      }),
  }
}

test('a task runs at each turn, the first time after one', async () => {
  const task = vi.fn<() => Promise<void>>(async () => {})
  const stop = repeat({ everyMilliseconds: every, task, onError })
  await vi.advanceTimersByTimeAsync(every - 1)
  expect(task).toHaveBeenCalledTimes(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(task).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2 * every)
  expect(task).toHaveBeenCalledTimes(3)
  await stop()
})

test('a task that fails is told of, and runs again at its next turn', async () => {
  const fault = new Error('the database is away')
  const task = vi.fn<() => Promise<void>>(async () => {}).mockRejectedValueOnce(fault)
  const stop = repeat({ everyMilliseconds: every, task, onError })
  await vi.advanceTimersByTimeAsync(every)
  expect(errors).toEqual([fault])
  await vi.advanceTimersByTimeAsync(every)
  expect(task).toHaveBeenCalledTimes(2)
  expect(errors).toEqual([fault])
  await stop()
})

test('a turn that takes long is waited for: the next begins one turn after its end', async () => {
  const { turns, task } = heldTask()
  const stop = repeat({ everyMilliseconds: every, task, onError })
  await vi.advanceTimersByTimeAsync(10 * every)
  expect(turns).toHaveLength(1)
  turns[0]?.end()
  await vi.advanceTimersByTimeAsync(every - 1)
  expect(turns).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(turns).toHaveLength(2)
  turns[1]?.end()
  await stop()
})

test.each([
  ['ends', (turn: ReturnType<typeof heldTask>['turns'][number] | undefined) => turn?.end()],
  ['fails', (turn) => turn?.fail(new Error('cut off'))],
])('who stops it waits until the running turn %s, and none comes after', async (_, finish) => {
  const { turns, task } = heldTask()
  const stop = repeat({ everyMilliseconds: every, task, onError })
  await vi.advanceTimersByTimeAsync(every)
  let isStopped = false
  const stopping = stop().then(() => (isStopped = true))
  await pause()
  expect(isStopped).toBe(false)
  finish(turns[0])
  await stopping
  await vi.advanceTimersByTimeAsync(10 * every)
  expect(turns).toHaveLength(1)
})

test('stopped between two turns, it is stopped at once', async () => {
  const task = vi.fn<() => Promise<void>>(async () => {})
  await repeat({ everyMilliseconds: every, task, onError })()
  await vi.advanceTimersByTimeAsync(10 * every)
  expect(task).toHaveBeenCalledTimes(0)
})
