import { expect, test } from 'vitest'
import { colourOf, initialsOf } from './initials-of.ts'

test.each([
  ['Kaze DEX', 'KD'],
  ['Solana', 'SO'],
  ['1inch', '1I'],
  ['椿レジデンス', '椿'],
  ['카제 토큰', '카'],
  ['Witnet — Decentralized', 'WD'],
  ['NOOXPAY | The First', 'NT'],
  ['$OLE', 'OL'],
  ['  ', ''],
])('%s falls back to %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test('a name keeps its colour', () => {
  expect(colourOf('里山カーボン')).toBe(colourOf('里山カーボン'))
  expect(colourOf('Solana')).not.toBe(colourOf('Polkadot'))
})

test('white letters pass AA on the colour of any name', () => {
  const parts = /oklch\((\S+) (\S+) /.exec(colourOf('Solana'))
  const [lightness, chroma] = [Number(parts?.[1]), Number(parts?.[2])]
  for (let hue = 0; hue < 360; hue += 1) {
    expect(1.05 / (luminance(lightness, chroma, hue) + 0.05), `hue ${hue}`).toBeGreaterThan(4.5)
  }
})

const inGamut = (channel: number) => Math.min(1, Math.max(0, channel))

/** Relative luminance of an OKLCH colour: https://bottosson.github.io/posts/oklab/ */
function luminance(lightness: number, chroma: number, hue: number) {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return (
    0.2126 * inGamut(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s) +
    0.7152 * inGamut(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s) +
    0.0722 * inGamut(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  )
}
