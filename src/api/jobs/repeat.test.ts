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

function heldTask() {
  const runs: { end: () => void; fail: (error: Error) => void }[] = []
  return {
    runs,
    task: () =>
      new Promise<void>((end, fail) => {
        runs.push({ end, fail })
      }),
  }
}

test('a task runs again and again, the first time after one pause', async () => {
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

test('a task that fails is reported, and runs again after its pause', async () => {
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

test('a run begins one pause after the end of the previous one, however long that took', async () => {
  const { runs, task } = heldTask()
  const stop = repeat({ everyMilliseconds: every, task, onError })
  await vi.advanceTimersByTimeAsync(10 * every)
  expect(runs).toHaveLength(1)
  runs[0]?.end()
  await vi.advanceTimersByTimeAsync(every - 1)
  expect(runs).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(runs).toHaveLength(2)
  runs[1]?.end()
  await stop()
})

test.each([
  ['ends', (run: ReturnType<typeof heldTask>['runs'][number] | undefined) => run?.end()],
  ['fails', (run) => run?.fail(new Error('cut off'))],
])('stopping waits until the current run %s, and no other follows', async (_, finish) => {
  const { runs, task } = heldTask()
  const stop = repeat({ everyMilliseconds: every, task, onError })
  await vi.advanceTimersByTimeAsync(every)
  let isStopped = false
  const stopping = stop().then(() => (isStopped = true))
  await pause()
  expect(isStopped).toBe(false)
  finish(runs[0])
  await stopping
  await vi.advanceTimersByTimeAsync(10 * every)
  expect(runs).toHaveLength(1)
})

test('stopping between two runs takes effect at once', async () => {
  const task = vi.fn<() => Promise<void>>(async () => {})
  await repeat({ everyMilliseconds: every, task, onError })()
  await vi.advanceTimersByTimeAsync(10 * every)
  expect(task).toHaveBeenCalledTimes(0)
})
