import { once } from 'node:events'
import { open, rename, rm, stat } from 'node:fs/promises'

export interface ExportTarget {
  readonly write: (text: string) => Promise<void>
  readonly finish: () => Promise<void>
  readonly abandon: () => Promise<void>
}

/**
 * Writes to a temporary file that replaces the target at the end. Only its owner may read it, because it contains e-mail addresses. A
 * pipe or a device at the path is written to directly.
 */
export async function fileTarget(path: string): Promise<ExportTarget> {
  const there = await stat(path).catch(() => undefined)
  const isReplaced = there === undefined || there.isFile()
  const written = isReplaced ? `${path}.${process.pid}.part` : path
  const file = await open(written, 'w', 0o600)
  return {
    write: async (text) => void (await file.write(text)),
    async finish() {
      if (isReplaced) await file.sync()
      await file.close()
      if (isReplaced) await rename(written, path)
    },
    async abandon() {
      await file.close()
      if (isReplaced) await rm(written, { force: true })
    },
  }
}

export function streamTarget(stream: NodeJS.WritableStream): ExportTarget {
  return {
    async write(text) {
      if (!stream.write(text)) await once(stream, 'drain')
    },
    finish: async () => {},
    abandon: async () => {},
  }
}
