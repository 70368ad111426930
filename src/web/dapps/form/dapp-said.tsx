import { FaultSummary } from '../../form/fault-summary.tsx'
import { focusField } from '../../form/fields/field-faults.ts'
import { Seen } from '../../form/seen.tsx'
import { useMessages } from '../../i18n/use-messages.ts'
import { PageLink } from '../../ui/controls/page-link.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { formName, type Outcome } from './use-dapp-form.ts'

interface FormSaidProps {
  readonly outcome: Outcome | undefined
  readonly login: string
  readonly onDiscard: () => void
}

/** What came of it, above the form. Whatever it is, what was typed is there. */
export function FormSaid({ outcome, login, onDiscard }: FormSaidProps) {
  const t = useMessages('dapps/page')
  if (outcome === undefined || outcome.kind === 'saved') return null
  if (outcome.kind === 'faults')
    return (
      <FaultSummary
        form={formName}
        title={t.faults({ count: outcome.faults.length })}
        faults={outcome.faults}
        onGo={(path) => focusField(formName, path)}
      />
    )
  if (outcome.kind === 'restored')
    return (
      <Notice title={t.restored()}>
        <button type="button" onClick={onDiscard} className="link inline-flex min-h-8 items-center">
          {t.discard()}
        </button>
      </Notice>
    )
  if (outcome.kind === 'uploading') return <Seen kind="warn" title={t.uploadFirst()} of={outcome} />
  if (outcome.kind === 'changed')
    return (
      <Seen kind="warn" title={t.changedElsewhere()} of={outcome}>
        <p>{t.changedText()}</p>
      </Seen>
    )
  if (outcome.kind === 'loggedOut')
    return (
      <Seen kind="warn" title={t.loggedOut()} of={outcome}>
        <p>{t.loggedOutText()}</p>
        <PageLink to={login} className="link inline-flex min-h-11 items-center">
          {t.logIn()}
        </PageLink>
      </Seen>
    )
  return (
    <Seen kind="error" title={t.serverError()} of={outcome}>
      <p>{('text' in outcome ? outcome.text : undefined) ?? t.serverErrorText()}</p>
      <p>{t.typedIsKept()}</p>
    </Seen>
  )
}
