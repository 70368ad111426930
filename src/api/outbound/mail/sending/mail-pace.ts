/** Connections that send so many: a server far away takes a fifth of a second for a mail. */
export function linesFor(mailsPerSecond: number): number {
  return Math.min(20, Math.max(1, Math.ceil(mailsPerSecond / 5)))
}

/** How fast mails leave. */
export interface Pace {
  readonly mailsPerSecond: number
  /** Waits, so that the mails of a turn leave evenly; without it they leave at once. */
  readonly pause?: (milliseconds: number) => Promise<unknown>
}

/** Resolves for one after the other, as far apart as the rate says. */
export function paceOf({ pause, mailsPerSecond }: Pace): () => Promise<unknown> {
  let next = performance.now()
  return async () => {
    const wait = next - performance.now()
    next = Math.max(next, performance.now()) + 1000 / mailsPerSecond
    if (wait > 0) await pause?.(wait)
  }
}
