import { readFileSync } from 'node:fs'

/** The memory of another process as the system counts it: how much more it takes at most than once it had settled. */
export function watchMemory(pid: number) {
  let settled: number | undefined
  let most = 0
  const measure = () => {
    const bytes = residentBytes(pid)
    if (settled !== undefined) most = Math.max(most, bytes)
    return bytes
  }
  const timer = setInterval(measure, 500)
  timer.unref()
  return {
    settle() {
      settled = residentBytes(pid)
      most = settled
    },
    megabytes: () => Math.round(measure() / 1024 / 1024),
    growth: () => (settled === undefined ? 0 : Math.max(most, measure()) - settled),
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
