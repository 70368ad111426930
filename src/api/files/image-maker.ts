import { setTimeout as pause } from 'node:timers/promises'
import { makeImage, type ImageFault, type MadeImage } from './make-image.ts'

export type ImageMaker = (sent: Uint8Array) => Promise<MadeImage | { readonly fault: ImageFault }>

/** Node's thread pool has four threads, and other work needs some of them. */
const maxParallel = 2
/** The time limit of a whole conversion. sharp limits the time of each step as well, but some steps exceed it. */
const maxMilliseconds = 20_000

/**
 * Converts at most two images in parallel. If the conversion of an image takes too long, its request is refused with
 * `image_too_slow`; but the conversion may go on in its thread, and the next one waits until it has really ended.
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
    // Aborting the timer after the race rejects its promise; without this handler that would be an unhandled rejection.
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
