import { useState } from 'react'

type Side = 'mine' | 'theirs'

/** Whose value of a contested field is right, as far as somebody has said. */
export function useConflictChoice() {
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({})
  /** One that has to be chosen before anything is saved. */
  const [unclear, setUnclear] = useState<string>()
  return {
    chosen,
    unclear,
    choose: (name: string, whose: Side) => setChosen((before) => ({ ...before, [name]: whose })),
    beginAnew: () => setChosen({}),
    /** Leads to the first of them that nobody has decided, where there is one. */
    areDecided: (contested: readonly string[]): boolean => {
      const open = contested.find((name) => chosen[name] === undefined)
      setUnclear(open)
      if (open !== undefined) document.getElementById(choiceId(open))?.querySelector('input')?.focus()
      return open === undefined
    },
  }
}

/** Where somebody chooses. */
export function choiceId(name: string): string {
  return `owner-choice-${name}`
}
