import type { ReactNode } from 'react'
import { Notice } from '../ui/states/notice.tsx'
import { FaultSummary } from './fault-summary.tsx'
import type { FieldFault } from './form-outcome.ts'
import { Seen } from './seen.tsx'

type Outcome = { readonly kind: string } | { readonly kind: 'faults'; readonly faults: readonly FieldFault[] }

interface FormSaidProps {
  readonly form: string
  readonly outcome: Outcome
  readonly words: {
    readonly faults: (values: { count: number }) => string
    readonly uploading: string
    readonly restored: string
    readonly discard: string
  }
  readonly onGo: (field: string) => void
  readonly onDiscard: () => void
  /** Of what only this form can come to. */
  readonly children: ReactNode
}

/** What came of a form whose typing is kept, above it: what is wrong, what is still on its way, what was typed before. */
export function FormSaid({ form, outcome, words, onGo, onDiscard, children }: FormSaidProps) {
  if ('faults' in outcome)
    return (
      <FaultSummary
        form={form}
        title={words.faults({ count: outcome.faults.length })}
        faults={outcome.faults}
        onGo={onGo}
      />
    )
  if (outcome.kind === 'uploading') return <Seen kind="warn" title={words.uploading} of={outcome} />
  if (outcome.kind === 'restored')
    return (
      <Notice title={words.restored}>
        <button type="button" onClick={onDiscard} className="link inline-flex min-h-8 items-center">
          {words.discard}
        </button>
      </Notice>
    )
  return children
}
