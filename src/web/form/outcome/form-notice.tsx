import { useMessages } from '../../i18n/use-messages.ts'
import { Notice } from '../../ui/states/notice.tsx'
import { FaultSummary } from '../fault-summary.tsx'
import type { FieldFault } from '../form-refusal.ts'

interface FormNoticeProps {
  readonly area: 'owner' | 'dapps/page'
  readonly form: string
  readonly outcome: { readonly kind: string } | undefined
  readonly faults: readonly FieldFault[]
  readonly onGo: (field: string) => void
  readonly onDiscard?: () => void
}

/** What stands above a form: its faults, or that it was restored. */
export function FormNotice({ area, form, outcome, faults, onGo, onDiscard }: FormNoticeProps) {
  const t = useMessages(area)
  if (faults.length > 0)
    return <FaultSummary form={form} title={t.faults({ count: faults.length })} faults={faults} onGo={onGo} />
  if (outcome?.kind !== 'restored') return null
  return (
    <Notice title={t.restored()}>
      <button type="button" onClick={onDiscard} className="link inline-flex min-h-8 items-center">
        {t.discard()}
      </button>
    </Notice>
  )
}
