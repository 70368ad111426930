import { Notice } from '../ui/states/notice.tsx'
import { FaultSummary } from './fault-summary.tsx'
import type { FormRefusal } from './form-refusal.ts'

interface RefusedFormProps {
  readonly form: string
  readonly outcome: FormRefusal | { readonly kind: string } | undefined
  readonly words: {
    readonly faults: (values: { count: number }) => string
    readonly refused: string
    readonly notReached: string
  }
}

export function RefusedForm({ form, outcome, words }: RefusedFormProps) {
  if (outcome === undefined) return null
  if ('faults' in outcome) {
    const { faults } = outcome
    return <FaultSummary form={form} title={words.faults({ count: faults.length })} faults={faults} />
  }
  if (!('text' in outcome)) return null
  return (
    <Notice kind="error" role="alert" title={words.refused} className="mb-5">
      <p>{outcome.text ?? words.notReached}</p>
    </Notice>
  )
}
