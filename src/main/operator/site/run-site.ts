import { goingLive } from '../../going-live/going-live.ts'
import type { OperatorDeps } from '../command/operator-deps.ts'

/** Prints what is there and what is missing. Resolves to false, which makes the exit code 1, if something is missing. */
export async function check({ config, print, withDatabase }: OperatorDeps): Promise<boolean> {
  return withDatabase(async (database) => {
    const findings = await goingLive({ config, database })
    for (const { subject, state, text } of findings)
      print(`${state.padEnd(7)}  ${subject.padEnd(8)}  ${text}`)
    const count = findings.filter(({ state }) => state === 'missing').length
    print(
      count === 0
        ? 'Nothing is missing.'
        : `${count} of ${findings.length} are missing. docs/operating.md says what to do.`,
    )
    return count === 0
  })
}
