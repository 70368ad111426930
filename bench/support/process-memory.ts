import { readFileSync } from 'node:fs'

/**
 * Watches the memory of another process. Reports by how much its peak since `settle` exceeds the peak before: a single reading
 * would depend on garbage collection.
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

/** Reads the memory from `/proc`, so it works on Linux only; zero for a process that has exited. */
function residentBytes(pid: number): number {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(kilobytes ?? 0) * 1024
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 0
    throw error
  }
}
