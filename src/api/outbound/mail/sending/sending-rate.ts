/** The number of parallel connections that a sending rate needs: on a distant server one mail takes up to a fifth of a second. */
export function connectionsFor(mailsPerSecond: number): number {
  return Math.min(20, Math.max(1, Math.ceil(mailsPerSecond / 5)))
}

export interface PacerOptions {
  readonly mailsPerSecond: number
  /**
   * Waits between two mails, so that a batch is spread evenly over its second. Without this function mails are sent as fast as
   * possible.
   */
  readonly pause?: (milliseconds: number) => Promise<unknown>
}

export function createPacer({ pause, mailsPerSecond }: PacerOptions): () => Promise<unknown> {
  let next = performance.now()
  return async () => {
    const wait = next - performance.now()
    next = Math.max(next, performance.now()) + 1000 / mailsPerSecond
    if (wait > 0) await pause?.(wait)
  }
}
