import { afterEach, expect, test } from 'vitest'
import { until } from '../../../tests/support/until.ts'
import { oneListens } from './one-listens.ts'

let open: { readonly channel: BroadcastChannel; leave: () => void }[] = []
let names = 0
afterEach(() => {
  for (const { leave } of open) leave()
  for (const { channel } of open) channel.close()
  open = []
})

const times = { answer: 40, settle: 40, silent: 200 }

/** As many frames as a page has, over channels as browsers have them. */
function openFrames(count: number) {
  names++
  return Array.from({ length: count }, () => {
    const channel = new BroadcastChannel(`frames-${names}`)
    const frame = {
      opened: 0,
      report: undefined as ((data: string) => void) | undefined,
      heard: [] as string[],
      channel,
      leave: () => {},
    }
    frame.leave = oneListens({
      channel,
      times,
      hear: (data) => void frame.heard.push(data),
      open(report) {
        frame.opened++
        frame.report = report
        return () => (frame.report = undefined)
      },
    })
    open.push(frame)
    return frame
  })
}

type Frames = ReturnType<typeof openFrames>
const listening = (frames: Frames) => frames.filter(({ report }) => report !== undefined)
const opened = (frames: Frames) => frames.reduce((sum, frame) => sum + frame.opened, 0)

test('of fifty frames one listens, and all hear', async () => {
  const frames = openFrames(50)
  await until(() => expect(listening(frames)).toHaveLength(1))
  listening(frames)[0]?.report?.('a price')
  await until(() => expect(frames.filter(({ heard }) => heard.includes('a price'))).toHaveLength(50))
  expect(opened(frames)).toBe(1)
})

test('when it goes another takes over, and one alone', async () => {
  const frames = openFrames(20)
  await until(() => expect(listening(frames)).toHaveLength(1))
  const [first] = listening(frames)
  first?.leave()
  const rest = frames.filter((frame) => frame !== first)
  await until(() => expect(listening(rest)).toHaveLength(1))
  expect(opened(frames)).toBe(2)
})

test('one that says nothing but is there is let be; one that is dead is not', async () => {
  const frames = openFrames(5)
  await until(() => expect(listening(frames)).toHaveLength(1))
  const [first] = listening(frames)
  // Questions that it answers: nobody else listens for several times the silence.
  const requested = performance.now() + 4 * times.silent
  await until(() => expect(performance.now()).toBeGreaterThan(requested))
  expect(opened(frames)).toBe(1)
  // It neither hears nor tells any more, and does not say that it goes.
  first?.channel.close()
  open = open.filter((frame) => frame !== first)
  const rest = frames.filter((frame) => frame !== first)
  await until(() => expect(listening(rest)).toHaveLength(1))
})
