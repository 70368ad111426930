import { focusField } from '../../form/fields/field-faults.ts'
import { FormSaid } from '../../form/form-said.tsx'
import { Seen } from '../../form/seen.tsx'
import { useMessages } from '../../i18n/use-messages.ts'
import { PageLink } from '../../ui/controls/page-link.tsx'
import { formName, type Outcome } from './use-dapp-form.ts'

interface DappSaidProps {
  readonly outcome: Outcome | undefined
  readonly login: string
  readonly onDiscard: () => void
}

/** What came of it, above the form. Whatever it is, what was typed is there. */
export function DappSaid({ outcome, login, onDiscard }: DappSaidProps) {
  if (outcome === undefined || outcome.kind === 'saved') return null
  return (
    <FormSaid
      area="dapps/page"
      form={formName}
      outcome={outcome}
      onGo={(path) => focusField(formName, path)}
      onDiscard={onDiscard}
    >
      <NotSaved outcome={outcome} login={login} />
    </FormSaid>
  )
}

function NotSaved({ outcome, login }: { outcome: Outcome; login: string }) {
  const t = useMessages('dapps/page')
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
