import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { FieldFault, FormRefusal } from '../form-refusal.ts'
import { inPageOrder, remainingFaults, type Edit } from './remaining-faults.ts'

type Kinds = { readonly kind: string }

interface OutcomeDeps<Values, Other extends Kinds> {
  /** The names of the fields in the order of the page. */
  readonly names: readonly string[]
  /** All faults in these values that the rules of the browser know. */
  readonly find: (values: Values) => readonly FieldFault[]
  /** Brings a field into view and focuses it. */
  readonly reveal: (field: string) => void
  /** The outcome with which the page was opened. */
  readonly first?: FormRefusal | Other | undefined
}

interface State<Other extends Kinds> {
  readonly outcome: FormRefusal | Other | undefined
  readonly isByServer: boolean
}

const noFaults: readonly FieldFault[] = []

/**
 * What became of the last attempt to send a form. Faults are in the order of the page, the first one is focused, and each goes
 * when it is mended. `settle` and `edited` are the same functions at every rendering.
 */
export function useOutcome<Values, Other extends Kinds = never>({
  names,
  find,
  reveal,
  first,
}: OutcomeDeps<Values, Other>) {
  const [{ outcome }, setState] = useState<State<Other>>(() => ({
    outcome: first === undefined ? undefined : ordered(first, names),
    isByServer: false,
  }))
  const [wanted, setWanted] = useState(() => firstFault(outcome))
  const revealWanted = useEffectEvent((fault: FieldFault) => reveal(fault.field))
  useEffect(() => {
    if (wanted !== undefined) revealWanted(wanted)
  }, [wanted])
  const latest = useRef({ names, find })
  useLayoutEffect(() => {
    latest.current = { names, find }
  })

  const put = useCallback((next: State<Other>['outcome'], isByServer: boolean) => {
    const shown = next && ordered(next, latest.current.names)
    setState({ outcome: shown, isByServer })
    const fault = firstFault(shown)
    // A copy, because the same fault found again is focused again.
    setWanted(fault && { ...fault })
  }, [])
  const settle = useCallback((next: State<Other>['outcome']) => put(next, true), [put])
  const edited = useCallback((edit: Edit, values: Values) => {
    setState((before) => {
      if (!hasFaults(before.outcome)) return before
      const found = latest.current.find(values)
      const faults = remainingFaults({ ...before, faults: before.outcome.faults, edit, found })
      return { ...before, outcome: faults.length === 0 ? undefined : { kind: 'faults', faults } }
    })
  }, [])
  return {
    outcome,
    faults: hasFaults(outcome) ? outcome.faults : noFaults,
    settle,
    edited,
    /** Whether the rules of the browser find nothing. What they find is shown. */
    isFaultless: (values: Values): boolean => {
      const faults = find(values)
      if (faults.length > 0) put({ kind: 'faults', faults }, false)
      return faults.length === 0
    },
  }
}

type Refused = Extract<FormRefusal, { kind: 'faults' }>

function hasFaults(outcome: Kinds | undefined): outcome is Refused {
  return outcome !== undefined && 'faults' in outcome
}

function firstFault(outcome: Kinds | undefined): FieldFault | undefined {
  return hasFaults(outcome) ? outcome.faults[0] : undefined
}

function ordered<Outcome extends Kinds>(outcome: Outcome, names: readonly string[]): Outcome {
  if (!hasFaults(outcome)) return outcome
  return { ...outcome, faults: inPageOrder(outcome.faults, names) }
}
