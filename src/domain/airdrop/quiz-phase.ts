export const quizPhases = ['upcoming', 'opening', 'ended'] as const
export type QuizPhase = (typeof quizPhases)[number]

export const upcomingMilliseconds = 432_000_000

/** The start and the end of a quiz, in milliseconds since 1970. */
interface QuizTimes {
  readonly begin: number
  readonly over: number
}

/**
 * The phase of a quiz in the list. A quiz that begins more than 5 days from now is upcoming, a quiz that is over has
 * ended, and any other quiz is opening, even if it has not begun yet. A quiz of April 21, 12:00 is upcoming until April
 * 16, 12:00, and opening from then on.
 */
export function quizPhase({ begin, over }: QuizTimes, now: number): QuizPhase {
  if (begin - now > upcomingMilliseconds) return 'upcoming'
  return now >= over ? 'ended' : 'opening'
}

export function takesAnswers(
  { begin, over, isPaused }: QuizTimes & { readonly isPaused: boolean },
  now: number,
): boolean {
  return begin <= now && now < over && !isPaused
}
