import { setTimeout as pause } from 'node:timers/promises'
import { makeImage, type ImageFault, type MadeImage } from './make-image.ts'

export type ImageMaker = (sent: Uint8Array) => Promise<MadeImage | { readonly fault: ImageFault }>

/** The thread pool has four threads, and other work needs some of them. */
const maxParallel = 2
/** A second limit beside that of each sharp step, which some steps overrun. */
const maxMilliseconds = 20_000

/**
 * Converts at most two images in parallel. A request that waits too long for its image gets a fault; the slot is freed only when the work
 * has really ended.
 */
export function imageMaker(): ImageMaker {
  const runLimited = limitConcurrency(maxParallel)
  return async (sent) => {
    const started = Promise.withResolvers<void>()
    const made = runLimited(() => {
      started.resolve()
      return makeImage(sent)
    })
    await started.promise
    const abort = new AbortController()
    const timeout = pause(maxMilliseconds, { fault: 'image_too_slow' } as const, { signal: abort.signal })
    // The timer rejects when it is aborted, after the race is over.
    timeout.catch(() => {})
    return Promise.race([made, timeout]).finally(() => abort.abort())
  }
}

function limitConcurrency(maxConcurrent: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running >= maxConcurrent) await new Promise<void>((resolve) => waiting.push(resolve))
    else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next === undefined) running--
      else next()
    }
  }
}
