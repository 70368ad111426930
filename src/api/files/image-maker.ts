import { setTimeout as pause } from 'node:timers/promises'
import { makeImage, type ImageFault, type MadeImage } from './make-image.ts'

export type ImageMaker = (sent: Uint8Array) => Promise<MadeImage | { readonly fault: ImageFault }>

/** The pool of threads has four, and others need some. */
const maxAtOnce = 2
/** Above the seconds that each step has: for what does not look at the clock while it works. */
const maxMilliseconds = 20_000

/** Two images at once. Who has waited too long is answered; the turn is free when the work has really ended. */
export function imageMaker(): ImageMaker {
  const takeTurn = turns(maxAtOnce)
  return async (sent) => {
    const begun = Promise.withResolvers<void>()
    const made = takeTurn(() => {
      begun.resolve()
      return makeImage(sent)
    })
    await begun.promise
    const late = new AbortController()
    const tooLate = pause(maxMilliseconds, { fault: 'image_too_slow' } as const, { signal: late.signal })
    // Only ended when it is no longer of interest.
    tooLate.catch(() => {})
    return Promise.race([made, tooLate]).finally(() => late.abort())
  }
}

/** So many at once; the others wait for their turn, in order. */
function turns(atOnce: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    else running++
    try {
      return await work()
    } finally {
      // Whoever waits takes the place over.
      const next = waiting.shift()
      if (next === undefined) running--
      else next()
    }
  }
}
