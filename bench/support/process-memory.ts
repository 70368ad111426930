import { readFileSync } from 'node:fs'

/**
 * The memory of another process as the system counts it: how much more it takes at most than it took at most until it
 * had settled. A single look would often fall behind a collection of garbage.
 */
export function watchMemory(pid: number) {
  let settled: number | undefined
  let most = 0
  const measure = () => {
    const bytes = residentBytes(pid)
    most = Math.max(most, bytes)
    return bytes
  }
  const timer = setInterval(measure, 500)
  timer.unref()
  return {
    settle() {
      measure()
      settled = most
    },
    megabytes: () => Math.round(measure() / 1024 / 1024),
    growth() {
      measure()
      return settled === undefined ? 0 : most - settled
    },
  }
}

/** Of Linux, where the site runs; zero for a process that has ended. */
function residentBytes(pid: number): number {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(kilobytes ?? 0) * 1024
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 0
    throw error
  }
}
