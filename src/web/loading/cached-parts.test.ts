import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { CachedParts, type CachedPart } from './cached-parts.ts'

const partOf = (text: string): CachedPart => ({ bytes: Buffer.from(text), digest: text })

const filled = (parts: CachedParts, frame: string) =>
  [...parts.piecesOf(Buffer.from(frame))]
    .map((piece) => String(Buffer.isBuffer(piece) ? piece : piece.bytes))
    .join('')

test('each part replaces its mark, whatever is around it and in whichever order it was added', () => {
  const text = fc.string({ unit: fc.constantFrom('<!--', '-->', '0', '1', '瓦', 'a') })
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text)), text, fc.boolean(), (pairs, last, isTurned) => {
      const parts = new CachedParts()
      const ordered = isTurned ? pairs.toReversed() : pairs
      const marks = new Map(ordered.map((pair) => [pair, parts.put(partOf(pair[1]))]))
      const frame = pairs.map((pair) => pair[0] + marks.get(pair)).join('') + last
      expect(filled(parts, frame)).toBe(pairs.flat().join('') + last)
    }),
  )
})

test('the mark of another page is ordinary text', () => {
  const strange = new CachedParts().put(partOf('strange'))
  const parts = new CachedParts()
  expect(filled(parts, `a${strange}b${parts.put(partOf('own'))}c`)).toBe(`a${strange}bownc`)
})

test('a part that the renderer added and then dropped is not in the page', () => {
  const parts = new CachedParts()
  parts.put(partOf('left out'))
  expect(filled(parts, `a${parts.put(partOf('shown'))}`)).toBe('ashown')
})
