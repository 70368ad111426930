export const quizPhases = ['upcoming', 'opening', 'ended'] as const
export type QuizPhase = (typeof quizPhases)[number]

/** 5 days. */
const upcomingMilliseconds = 432_000_000

/** Milliseconds. */
interface QuizTimes {
  readonly begin: number
  readonly over: number
}

/**
 * Where a quiz stands in the list. One that begins more than 5 days ahead is upcoming; else, one that is over has ended; else it is
 * opening, also when it begins within these 5 days. A quiz of April 21, 12:00 is upcoming until April 16, 12:00, and opening from then on.
 */
export function quizPhase({ begin, over }: QuizTimes, now: number): QuizPhase {
  if (begin - now > upcomingMilliseconds) return 'upcoming'
  return now >= over ? 'ended' : 'opening'
}

/** Whether answers are taken: it has begun, is not over, and the operator has not paused it. */
export function takesAnswers(
  { begin, over, isPaused }: QuizTimes & { readonly isPaused: boolean },
  now: number,
): boolean {
  return begin <= now && now < over && !isPaused
}
