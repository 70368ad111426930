import { open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Writing a mail takes milliseconds; a partial file older than this was left by a killed process. */
const orphanedMilliseconds = 60_000
/** How many bytes of a mail file are read to find its `To` header, which is near the beginning. */
const headBytes = 16_384

interface PartialMailsQuery {
  readonly directory: string
  readonly isShared: boolean
  readonly now: Date
}

/** Deletes partial files: a process killed while writing a mail leaves one, with an address in it. */
export async function deletePartialMails({ directory, isShared, now }: PartialMailsQuery): Promise<void> {
  for (const path of await filesIn(directory, '.part')) {
    if (isShared && !(await isOlder(path, new Date(now.getTime() - orphanedMilliseconds)))) continue
    await rm(path, { force: true })
  }
}

export async function deleteSentMails({
  directory,
  sentBefore,
}: {
  directory: string
  sentBefore: Date
}): Promise<void> {
  for (const path of await filesIn(directory, '.eml'))
    if (await isOlder(path, sentBefore)) await rm(path, { force: true })
}

export async function eraseFromOutbox({
  directory,
  isFor,
}: {
  directory: string
  isFor: (address: string) => boolean
}): Promise<number> {
  let count = 0
  for (const path of await filesIn(directory, '.eml')) {
    const [, to = ''] = /^To: *<?([^<>\r\n]+)/im.exec(await headOf(path)) ?? []
    if (!isFor(to.trim())) continue
    await rm(path, { force: true })
    count++
  }
  return count
}

async function headOf(path: string): Promise<string> {
  await using file = await open(path)
  const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0)
  return buffer.subarray(0, bytesRead).toString('latin1')
}

async function filesIn(directory: string, ending: string): Promise<string[]> {
  const names = await readdir(directory).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names.filter((name) => name.endsWith(ending)).map((name) => join(directory, name))
}

async function isOlder(path: string, moment: Date): Promise<boolean> {
  const found = await stat(path).catch(() => undefined)
  return found !== undefined && found.mtimeMs < moment.getTime()
}
