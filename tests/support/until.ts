import { growingPauses } from './growing-pauses.ts'

/** The longest wait on a slow machine. */
const deadlineMilliseconds = 60_000

/** Repeats an expectation until it no longer fails. */
export async function until<Result>(expectation: () => Result | Promise<Result>): Promise<Result> {
  const end = performance.now() + deadlineMilliseconds
  const pause = growingPauses()
  for (;;) {
    try {
      return await expectation()
    } catch (error) {
      if (performance.now() > end) throw error
    }
    await pause()
  }
}
