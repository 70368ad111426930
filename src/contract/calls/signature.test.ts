import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeNonce, readSignature, writeSignature } from './signature.ts'

const bytes = fc.infiniteStream(fc.nat({ max: 255 }))
const randomFrom = (stream: Iterator<number>) => (length: number) =>
  Uint8Array.from({ length }, () => Number(stream.next().value))

const signatures = fc.record({
  nonce: fc.stringMatching(/^[A-Za-z0-9]{10}$/),
  timestamp: fc.nat({ max: 999_999_999_999 }),
  hex: fc.stringMatching(/^[0-9a-f]{64}$/),
})

describe('X-Signature', () => {
  it('has a nonce of ten letters and digits for any random bytes', () => {
    fc.assert(
      fc.property(bytes, (stream) => {
        expect(makeNonce(randomFrom(stream))).toMatch(/^[A-Za-z0-9]{10}$/)
      }),
    )
  })

  it('has a nonce of equally likely characters: bytes that would favour the first ones are skipped', () => {
    const every = Array.from({ length: 256 }, (_, byte) => byte)
    const counts = new Map<string, number>()
    for (const byte of every) {
      const [character = ''] = makeNonce((length) => new Uint8Array(length).fill(byte < 248 ? byte : 0))
      if (byte < 248) counts.set(character, (counts.get(character) ?? 0) + 1)
    }
    expect([...counts.values()]).toEqual(Array.from({ length: 62 }, () => 4))
    const skipping = [255, 248, 0, 61].values()
    expect(makeNonce((length) => new Uint8Array(length).map(() => skipping.next().value ?? 1))).toBe(
      'A9BBBBBBBB',
    )
  })

  it('can be written and read back', () => {
    fc.assert(
      fc.property(signatures, (signature) => {
        expect(readSignature(writeSignature(signature))).toEqual(signature)
      }),
    )
  })

  it('is refused with additional text before, after or inside it', () => {
    fc.assert(
      fc.property(
        signatures,
        fc.nat({ max: 90 }),
        fc.constantFrom(' ', '\n', '.', '-', 'é'),
        (signature, at, extra) => {
          const header = writeSignature(signature)
          const place = Math.min(at, header.length)
          expect(readSignature(header.slice(0, place) + extra + header.slice(place))).toBeUndefined()
        },
      ),
    )
  })

  it('is refused for arbitrary text, without an exception', () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        expect(readSignature(header)).toBeUndefined()
      }),
    )
  })
})
