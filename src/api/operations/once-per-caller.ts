import type { Caller } from './implementation.ts'

/**
 * A page that is being rendered asks several operations about one thing: what the first of them was told holds for all.
 * Who calls is one request, so nothing outlives the page.
 */
export function oncePerCaller<Answer>(
  ask: (key: string) => Promise<Answer>,
): (key: string, caller: Caller) => Promise<Answer> {
  const requested = new WeakMap<Caller, Map<string, Promise<Answer>>>()
  return (key, caller) => {
    const answers = requested.get(caller) ?? new Map<string, Promise<Answer>>()
    requested.set(caller, answers)
    const answer = answers.get(key) ?? ask(key)
    answers.set(key, answer)
    return answer
  }
}
