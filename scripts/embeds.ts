import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { widgetElementScript, widgetFrameScript } from '../src/words/addresses/widget-addresses.ts'
import { root } from './build-stamp.ts'
import { bundleScript } from './bundle-script.ts'

/** Bytes after gzip that one widget script may add to a page of another site. */
const maxBytes = 10_000

const scripts = [
  ['src/web/embeds/frame.ts', widgetFrameScript],
  ['src/web/embeds/element.ts', widgetElementScript],
] as const

export async function writeEmbeds(clientDirectory: string): Promise<void> {
  for (const [source, path] of scripts) {
    await bundleScript({ source: join(root, source), fileName: path.slice(1), clientDirectory })
    const size = gzipSync(await readFile(join(clientDirectory, path)), { level: 9 }).length
    console.log(`${path}, gzip: ${size}`)
    if (size > maxBytes) throw new Error(`${path} has ${size} bytes after gzip, at most ${maxBytes}`)
  }
}
