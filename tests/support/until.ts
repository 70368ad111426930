import { growingPauses } from './growing-pauses.ts'

const deadlineMilliseconds = 60_000

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
