import type { ReactNode } from 'react'
import { useMessages } from '../i18n/use-messages.ts'
import { Notice } from '../ui/states/notice.tsx'
import { FaultSummary } from './fault-summary.tsx'
import { FocusedNotice } from './focused-notice.tsx'
import type { FieldFault } from './form-refusal.ts'

type Outcome = { readonly kind: string } | { readonly kind: 'faults'; readonly faults: readonly FieldFault[] }

interface FormNoticeProps {
  readonly area: 'owner' | 'dapps/page'
  readonly form: string
  readonly outcome: Outcome
  readonly onGo: (field: string) => void
  readonly onDiscard: () => void
  readonly children: ReactNode
}

export function FormNotice({ area, form, outcome, onGo, onDiscard, children }: FormNoticeProps) {
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
  if (outcome.kind === 'uploading') return <FocusedNotice kind="warn" title={t.uploadsFirst()} of={outcome} />
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
