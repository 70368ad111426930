import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** A report quotes one mail at most, so the rest of a longer message is not read. */
const maxBytes = 2_000_000

/**
 * Yields the messages of a file, or of all files below a directory, one by one. A file that begins with `From ` is an
 * mbox with many messages; any other file is one message.
 */
export async function* messagesIn(path: string): AsyncGenerator<Buffer> {
  if (!(await stat(path)).isDirectory()) {
    yield* messagesOfFile(path)
    return
  }
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  for (const file of files.toSorted()) yield* messagesOfFile(file)
}

async function* messagesOfFile(path: string): AsyncGenerator<Buffer> {
  let lines: string[] = []
  let bytes = 0
  let isMailbox: boolean | undefined
  let isAfterEmpty = true
  const message = () => Buffer.from(lines.join('\r\n'), 'latin1')
  const input = createReadStream(path, 'latin1')
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    isMailbox ??= line.startsWith('From ')
    if (isMailbox && isAfterEmpty && line.startsWith('From ')) {
      if (lines.length > 0) yield message()
      lines = []
      bytes = 0
    } else if (bytes < maxBytes) {
      const own = isMailbox ? line.replace(/^>(>*From )/, '$1') : line
      lines.push(own)
      bytes += own.length + 2
    }
    isAfterEmpty = line === ''
  }
  if (lines.some((line) => line !== '')) yield message()
}
