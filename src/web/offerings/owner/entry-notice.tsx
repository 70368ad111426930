import { FocusedNotice } from '../../form/focused-notice.tsx'
import type { FieldFault, FormRefusal } from '../../form/form-refusal.ts'
import { FormNotice } from '../../form/outcome/form-notice.tsx'
import { useMessages } from '../../i18n/use-messages.ts'
import { useLinks } from '../../reader/use-links.ts'
import { PageLink } from '../../ui/controls/page-link.tsx'
import type { EntryOutcome } from './entry-outcome.ts'
import { formName } from './use-form-state.ts'

interface EntryNoticeProps {
  readonly outcome: FormRefusal | EntryOutcome | undefined
  readonly faults: readonly FieldFault[]
  readonly itemId: string
  readonly goTo: (path: string) => void
  readonly onDiscard: () => void
}

export function EntryNotice({ outcome, faults, itemId, goTo, onDiscard }: EntryNoticeProps) {
  const t = useMessages('owner')
  const links = useLinks()
  if (outcome?.kind === 'saved')
    return (
      <FocusedNotice kind="ok" title={t.saved()} of={outcome}>
        <p>{t.savedText()}</p>
        <PageLink to={links.offering(itemId)} className="link inline-flex min-h-8 items-center">
          {t.publicPage()}
        </PageLink>
      </FocusedNotice>
    )
  return (
    <FormNotice
      area="owner"
      form={formName}
      outcome={outcome}
      faults={faults}
      onGo={goTo}
      onDiscard={onDiscard}
    />
  )
}
