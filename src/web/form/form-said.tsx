import type { ReactNode } from 'react'
import { useMessages } from '../i18n/use-messages.ts'
import { Notice } from '../ui/states/notice.tsx'
import { FaultSummary } from './fault-summary.tsx'
import type { FieldFault } from './form-outcome.ts'
import { Seen } from './seen.tsx'

type Outcome = { readonly kind: string } | { readonly kind: 'faults'; readonly faults: readonly FieldFault[] }

interface FormSaidProps {
  /** Whose words it is told in. */
  readonly area: 'owner' | 'dapps/page'
  readonly form: string
  readonly outcome: Outcome
  readonly onGo: (field: string) => void
  readonly onDiscard: () => void
  /** Of what only this form can come to. */
  readonly children: ReactNode
}

/** What came of a form whose typing is kept, above it: what is wrong, what is still on its way, what was typed before. */
export function FormSaid({ area, form, outcome, onGo, onDiscard, children }: FormSaidProps) {
  const t = useMessages(area)
  if ('faults' in outcome)
    return (
      <FaultSummary
        form={form}
        title={t.faults({ count: outcome.faults.length })}
        faults={outcome.faults}
        onGo={onGo}
      />
    )
  if (outcome.kind === 'uploading') return <Seen kind="warn" title={t.uploadsFirst()} of={outcome} />
  if (outcome.kind === 'restored')
    return (
      <Notice title={t.restored()}>
        <button type="button" onClick={onDiscard} className="link inline-flex min-h-8 items-center">
          {t.discard()}
        </button>
      </Notice>
    )
  return children
}
