import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { compress, type Encoding } from '../cache/encodings.ts'

interface ClientFile {
  readonly type: string
  readonly etag: string
  readonly encoding: Encoding
  readonly content: Buffer
}

export type ClientFiles = (name: string, accepted: Encoding) => Promise<ClientFile | undefined>

const textTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
}
const types: Readonly<Record<string, string>> = {
  ...textTypes,
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/vnd.microsoft.icon',
  '.woff2': 'font/woff2',
}
const endings = { br: '.br', gzip: '.gz' } as const
/** Files below this size are not compressed: they fit in one network packet as they are. */
const worthCompressing = 1024

/**
 * The files of the built client. Each is read when it is first requested and then kept in memory in its compressed
 * form: together they are a few megabytes, they change only with a build, and a first-time visitor requests eighty of
 * them.
 */
export async function readClientFiles(directory: string): Promise<ClientFiles> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const names = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(join(directory, '/').length))
      .map((name) => name.replaceAll('\\', '/')),
  )
  const kept = new Map<string, Promise<ClientFile | undefined>>()

  async function read(name: string, type: string, accepted: Encoding): Promise<ClientFile> {
    const plain = () => readFile(join(directory, name))
    if (accepted === 'identity' || textTypes[extname(name)] === undefined)
      return fileOf(type, 'identity', await plain())
    const compressed = name + endings[accepted]
    if (names.has(compressed)) return fileOf(type, accepted, await readFile(join(directory, compressed)))
    const content = await plain()
    return content.length < worthCompressing
      ? fileOf(type, 'identity', content)
      : fileOf(type, accepted, await compress[accepted](content))
  }

  return (name, accepted) => {
    const type = types[extname(name)]
    if (type === undefined || !names.has(name) || /(?:^|\/)\./.test(name)) return Promise.resolve(undefined)
    const key = `${accepted} ${name}`
    const known = kept.get(key)
    if (known !== undefined) return known
    const reading = read(name, type, accepted).catch((error: NodeJS.ErrnoException) => {
      kept.delete(key)
      // The file no longer exists: a newer build has replaced it.
      if (error.code === 'ENOENT') return undefined
      throw error
    })
    kept.set(key, reading)
    return reading
  }
}

function fileOf(type: string, encoding: Encoding, content: Buffer): ClientFile {
  const hash = createHash('sha1').update(content).digest('base64url')
  return { type, encoding, content, etag: `W/"${hash}"` }
}
