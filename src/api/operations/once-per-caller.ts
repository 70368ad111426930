import type { Caller } from './implementation.ts'

/**
 * Shares an answer among all operations that one page calls during rendering. Every request has its own `Caller` object,
 * so nothing is kept longer than the request.
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
