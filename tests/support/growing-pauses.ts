import { setTimeout as wait } from 'node:timers/promises'

const [shortest, longest] = [10, 200]

/**
 * Pauses between two checks of a condition: short at first, then longer, because each check slows down the work that it waits
 * for.
 */
export function growingPauses(): () => Promise<void> {
  let pause = shortest
  return async () => {
    await wait(pause)
    pause = Math.min(longest, pause * 1.5)
  }
}
