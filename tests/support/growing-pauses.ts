import { setTimeout as wait } from 'node:timers/promises'

const [shortest, longest] = [10, 200]

/**
 * Between two looks at something that is waited for: at once where it comes at once, and seldom where it takes long, for
 * each look is work that what is waited for has to wait for.
 */
export function growingPauses(): () => Promise<void> {
  let pause = shortest
  return async () => {
    await wait(pause)
    pause = Math.min(longest, pause * 1.5)
  }
}
