import { useState } from 'react'

type Side = 'mine' | 'theirs'

/** The choices between two values for contested fields. */
export function useConflictChoice() {
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({})
  /** A contested field without a choice, which blocks saving. */
  const [unclear, setUnclear] = useState<string>()
  return {
    chosen,
    unclear,
    choose: (name: string, whose: Side) => setChosen((before) => ({ ...before, [name]: whose })),
    beginAnew: () => setChosen({}),
    /** Focuses the first undecided field, if there is one. */
    areDecided: (contested: readonly string[]): boolean => {
      const open = contested.find((name) => chosen[name] === undefined)
      setUnclear(open)
      if (open !== undefined) document.getElementById(choiceId(open))?.querySelector('input')?.focus()
      return open === undefined
    },
  }
}

/** The id of the choice for a field. */
export function choiceId(name: string): string {
  return `owner-choice-${name}`
}
