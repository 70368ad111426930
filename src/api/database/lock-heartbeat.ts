import { closeSync, openSync, readdirSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { workerData } from 'node:worker_threads'
import { isLockName } from './lock-name.ts'

/**
 * Rewrites the lock file regularly, in a worker thread, because the engine blocks the main thread for seconds at a time.
 * Rewriting updates the file's modification time by the clock of the file system, which all processes that use the directory
 * share.
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
    if (hasAnotherOwner()) exitImmediately()
  }
}, everyMilliseconds)

function hasAnotherOwner(): boolean {
  try {
    return readdirSync(dirname(path)).some(isLockName)
  } catch {
    return false
  }
}

/** A process that was suspended until another one took over the directory exits, because it must not write there any more. */
function exitImmediately(): void {
  writeSync(
    2,
    'Another process took over the embedded database while this one was suspended; exiting immediately.\n',
  )
  process.kill(process.pid, 'SIGKILL')
}
