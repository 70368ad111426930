import { closeSync, openSync, readdirSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { workerData } from 'node:worker_threads'
import { isLockName } from './lock-name.ts'

/**
 * Runs as a thread of its own: the engine keeps the main one busy for seconds at a time. Writing the name of the owner
 * again moves the time of the file by the clock of the file system, which all who share the directory share.
 */
const { path, name, everyMilliseconds } = workerData as {
  path: string
  name: string
  everyMilliseconds: number
}

const beat = setInterval(() => {
  try {
    const file = openSync(path, 'r+')
    writeSync(file, name, 0)
    closeSync(file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) return
    clearInterval(beat)
    if (hasAnotherOwner()) endAtOnce()
  }
}, everyMilliseconds)

function hasAnotherOwner(): boolean {
  try {
    return readdirSync(dirname(path)).some(isLockName)
  } catch {
    return false
  }
}

/** Whoever was stopped for so long that another took the directory must not write one byte more into it. */
function endAtOnce(): void {
  writeSync(
    2,
    'Another process has taken the embedded database while this one stood still: ending at once.\n',
  )
  process.kill(process.pid, 'SIGKILL')
}
