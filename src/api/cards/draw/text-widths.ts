import { LRUCache } from 'lru-cache'
import { unitsPerEm, drawText, type TextStyle } from './text-paths.ts'

const maxWidths = 20_000
const widths = new LRUCache<string, number>({ max: maxWidths })

/** How wide it will be, or a little more: each character by itself. */
export async function widthOf(text: string, { language, weight, size }: TextStyle): Promise<number> {
  let width = 0
  for (const character of text) {
    const key = `${language} ${weight} ${character}`
    const known = widths.get(key) ?? (await drawText(character, { language, weight, size: unitsPerEm })).width
    widths.set(key, known)
    width += known
  }
  return (width * size) / unitsPerEm
}
