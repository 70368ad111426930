/**
 * Begins to count how long the processor works for this process, in milliseconds. Unlike a clock it stands still while other
 * processes have the processor, so that a limit holds on a busy machine too.
 */
export function processorTime(): () => number {
  const begin = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(begin)
    return (user + system) / 1000
  }
}
