import { useState } from 'react'

type Side = 'mine' | 'theirs'

export function useConflictChoice() {
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({})
  const [unclear, setUnclear] = useState<string>()
  return {
    chosen,
    unclear,
    choose: (name: string, whose: Side) => setChosen((before) => ({ ...before, [name]: whose })),
    beginAnew: () => setChosen({}),
    areDecided: (contested: readonly string[]): boolean => {
      const open = contested.find((name) => chosen[name] === undefined)
      setUnclear(open)
      if (open !== undefined) document.getElementById(choiceId(open))?.querySelector('input')?.focus()
      return open === undefined
    },
  }
}

export function choiceId(name: string): string {
  return `owner-choice-${name}`
}
