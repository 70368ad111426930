import { useSyncExternalStore } from 'react'
import type { PresentedQuiz } from './present-quiz.ts'

/** A quiz as the user of this browser sees it: what they won, and figures that are newer than those of a cached page. */
export interface OwnQuiz {
  readonly quiz: PresentedQuiz
  /** The reward of this user with its symbol, such as `120 HNG`; null if they have not won. */
  readonly won: string | null
}

export interface Own {
  /** All that this user got, by symbol, such as `132 HNG`; null while there is nothing, or too much to be sent at once. */
  readonly total: string | null
  readonly quizzes: ReadonlyMap<string, OwnQuiz>
}

let own: Own | undefined
const listeners = new Set<() => void>()

/**
 * What the site knows of the user of this browser; undefined until their part of the page has asked, and for everyone else. Pages are
 * the same for everyone, so this reaches their cells only here.
 */
export function useOwn(): Own | undefined {
  return useSyncExternalStore(
    subscribe,
    () => own,
    () => undefined,
  )
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function setOwn(next: Own | undefined): void {
  own = next
  for (const listener of listeners) listener()
}

/** The quiz with its latest figures, and what this user won with it. */
export function useOwnQuiz(quiz: PresentedQuiz): OwnQuiz {
  return useOwn()?.quizzes.get(quiz.id) ?? { quiz, won: null }
}
