import { afterEach, expect, test } from 'vitest'
import { until } from '../../../tests/support/until.ts'
import { shareStream } from './shared-stream.ts'

let open: { readonly channel: BroadcastChannel; leave: () => void }[] = []
let names = 0
afterEach(() => {
  for (const { leave } of open) leave()
  for (const { channel } of open) channel.close()
  open = []
})

const times = { answer: 40, settle: 40, silent: 200 }

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
    frame.leave = shareStream({
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

test('one of fifty frames opens the stream and all receive its data', async () => {
  const frames = openFrames(50)
  await until(() => expect(listening(frames)).toHaveLength(1))
  listening(frames)[0]?.report?.('a price')
  await until(() => expect(frames.filter(({ heard }) => heard.includes('a price'))).toHaveLength(50))
  expect(opened(frames)).toBe(1)
})

test('exactly one other frame takes over when the leader leaves', async () => {
  const frames = openFrames(20)
  await until(() => expect(listening(frames)).toHaveLength(1))
  const [first] = listening(frames)
  first?.leave()
  const rest = frames.filter((frame) => frame !== first)
  await until(() => expect(listening(rest)).toHaveLength(1))
  expect(opened(frames)).toBe(2)
})

test('a silent leader keeps the stream, a dead one is replaced', async () => {
  const frames = openFrames(5)
  await until(() => expect(listening(frames)).toHaveLength(1))
  const [first] = listening(frames)
  // The leader answers when it is asked, so even after four times the silence no other widget has opened a stream.
  const requested = performance.now() + 4 * times.silent
  await until(() => expect(performance.now()).toBeGreaterThan(requested))
  expect(opened(frames)).toBe(1)
  // Closing its channel cuts the leader off: it hears and sends nothing, and has not announced that it leaves.
  first?.channel.close()
  open = open.filter((frame) => frame !== first)
  const rest = frames.filter((frame) => frame !== first)
  await until(() => expect(listening(rest)).toHaveLength(1))
})
