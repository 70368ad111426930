import { FocusedNotice } from '../../form/focused-notice.tsx'
import { FormNotice } from '../../form/form-notice.tsx'
import { useMessages } from '../../i18n/use-messages.ts'
import { useLinks } from '../../reader/use-links.ts'
import { PageLink } from '../../ui/controls/page-link.tsx'
import type { Outcome } from './entry-outcome.ts'
import { formName } from './use-form-state.ts'

interface EntryNoticeProps {
  readonly outcome: Outcome | undefined
  readonly itemId: string
  readonly goTo: (path: string) => void
  readonly onDiscard: () => void
}

export function EntryNotice({ outcome, itemId, goTo, onDiscard }: EntryNoticeProps) {
  const t = useMessages('owner')
  const links = useLinks()
  if (outcome === undefined) return null
  return (
    <FormNotice area="owner" form={formName} outcome={outcome} onGo={goTo} onDiscard={onDiscard}>
      {outcome.kind === 'refused' && (
        <FocusedNotice kind="error" title={t.notSaved()} of={outcome}>
          <p>{outcome.text ?? t.notReached()}</p>
        </FocusedNotice>
      )}
      {outcome.kind === 'saved' && (
        <FocusedNotice kind="ok" title={t.saved()} of={outcome}>
          <p>{t.savedText()}</p>
          <PageLink to={links.offering(itemId)} className="link inline-flex min-h-8 items-center">
            {t.publicPage()}
          </PageLink>
        </FocusedNotice>
      )}
    </FormNotice>
  )
}
