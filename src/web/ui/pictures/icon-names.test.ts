import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { iconNames } from './icon-names.ts'

test('the sprite has a symbol for every icon name, and no others', () => {
  const sprite = readFileSync(new URL('icons.svg', import.meta.url), 'utf8')
  const drawn = Array.from(sprite.matchAll(/<symbol id="([^"]+)"/g), (match) => match[1])
  expect(new Set(drawn)).toEqual(new Set<string | undefined>(iconNames))
  expect(drawn).toHaveLength(iconNames.length)
})
