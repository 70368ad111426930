import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { PageSink } from './page-sink.ts'

function written(pieces: readonly (string | Buffer)[]): Buffer {
  let page: Buffer | undefined
  const sink = new PageSink((whole) => (page = whole))
  for (const piece of pieces) sink.write(piece)
  sink.end()
  return page ?? Buffer.from('nothing was handed over')
}

const whole = (pieces: readonly (string | Buffer)[]) =>
  Buffer.concat(pieces.map((piece) => Buffer.from(piece)))

it('a page is everything that was written, texts and bytes, in order', () => {
  const text = fc.string({ unit: 'grapheme' })
  const piece = fc.oneof(
    text,
    text.map((words) => Buffer.from(words)),
    fc.integer({ min: 0, max: 400_000 }).map((length) => '瓦'.repeat(length)),
    fc.integer({ min: 0, max: 700_000 }).map((length) => Buffer.alloc(length, 'x')),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
      expect(written(pieces).equals(whole(pieces))).toBe(true)
    }),
    { numRuns: 50 },
  )
})

it('a page stays unchanged when others are written after it and at the same time', () => {
  const first = written(['一'.repeat(1000)])
  let second: Buffer | undefined
  const sink = new PageSink((page) => (second = page))
  sink.write('二'.repeat(500))
  const third = written(['三'.repeat(2000)])
  sink.write('二'.repeat(500))
  sink.end()
  expect([first, second, third].map(String)).toEqual([
    '一'.repeat(1000),
    '二'.repeat(1000),
    '三'.repeat(2000),
  ])
})
