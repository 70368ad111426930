import { useRef, useState } from 'react'
import { dappForm } from '../../../domain/dapps/dapp-form.ts'
import { plainAddress } from '../../../domain/dapps/dapp-url.ts'
import { dappListPath } from '../../../words/addresses/sdk-addresses.ts'
import { focusField } from '../../form/fields/field-faults.ts'
import { FocusedNotice } from '../../form/focused-notice.tsx'
import { FormNotice } from '../../form/outcome/form-notice.tsx'
import { useMessages } from '../../i18n/use-messages.ts'
import { useLinks } from '../../reader/use-links.ts'
import { Button } from '../../ui/controls/button.tsx'
import { PageLink } from '../../ui/controls/page-link.tsx'
import { LogoImage } from '../../ui/pictures/logo-image.tsx'
import { QueryFallback } from '../query-fallback.tsx'
import { useDeveloperQuery } from '../use-developer-query.ts'
import { DappFormField } from './dapp-form-field.tsx'
import type { Dapp, DappValues } from './dapp-values.ts'
import { Deliveries } from './deliveries.tsx'
import { RedirectCheck } from './redirect-check.tsx'
import { Secrets } from './secrets.tsx'
import { formName, useDappForm } from './use-dapp-form.ts'

export default function DappEditor({ dappId }: { dappId: string | undefined }) {
  const { found, again, login } = useDeveloperQuery(async (client) => {
    if (dappId !== undefined) return client.getDapp({ dapp_id: dappId })
    const { url_prefix: prefix } = await client.listDapps({})
    return { dapp: undefined, url_prefix: prefix }
  })
  if (found.kind !== 'there') return <QueryFallback kind={found.kind} again={again} />
  return <Editor dapp={found.data.dapp} prefix={found.data.url_prefix} login={login} />
}

interface EditorProps {
  readonly dapp: Dapp | undefined
  readonly prefix: string
  readonly login: string
}

function Editor({ dapp, prefix, login }: EditorProps) {
  const t = useMessages('dapps/page')
  const links = useLinks()
  const form = useRef<HTMLFormElement>(null)
  const edited = useDappForm({ dapp, prefix })
  const [iconRefused, setIconRefused] = useState<string>()
  const { values, current, outcome, waiting } = edited
  // What the field says of a newly chosen file replaces what the last save said of the icon, so that both say the same.
  const faults = edited.faults.map((fault) =>
    fault.field === 'icon' && iconRefused !== undefined ? { ...fault, message: iconRefused } : fault,
  )
  return (
    <div className="dapp-editor">
      <form
        ref={form}
        noValidate
        className="grid content-start gap-6 border-t border-ink pt-5"
        onSubmit={(event) => {
          event.preventDefault()
          void edited.save((form.current?.querySelector('[aria-busy="true"] progress') ?? null) !== null)
        }}
      >
        <FormNotice
          area="dapps/page"
          form={formName}
          outcome={outcome}
          faults={faults}
          onGo={(field) => focusField(formName, field)}
          onDiscard={edited.discard}
        />
        {dappForm.map((field) => (
          <DappFormField
            key={field.name}
            field={field}
            prefix={prefix}
            values={values}
            faults={faults}
            onValue={edited.onValue}
            onIconRefused={setIconRefused}
          />
        ))}
        <SaveProblem outcome={outcome} login={login} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" kind="primary" waiting={waiting} waitingLabel={t.saving()}>
            {outcome?.kind === 'refused' ? t.saveAgain() : current === undefined ? t.create() : t.save()}
          </Button>
          <PageLink
            to={links.inside(dappListPath)}
            className="link inline-flex min-h-11 items-center text-sm"
          >
            {current === undefined ? t.cancel() : t.toList()}
          </PageLink>
        </div>
      </form>
      <aside className="grid content-start gap-8">
        <DappPreview values={values} />
        <RedirectCheck values={values} prefix={prefix} />
        {current !== undefined && <Secrets dapp={current} onDapp={edited.setCurrent} />}
        {current !== undefined && current.webhook_url !== null && <Deliveries dappId={current.dapp_id} />}
      </aside>
    </div>
  )
}

/** Previews the dApp as the app shows it, with the typed values. Nothing in the preview can be pressed. */
function DappPreview({ values }: { values: DappValues }) {
  const t = useMessages('dapps/page')
  const name = values.name.trim()
  const host = plainAddress(values.url.trim())?.hostname ?? ''
  return (
    <section aria-labelledby="dapp-preview" className="border-t border-ink pt-3">
      <h2 id="dapp-preview" className="text-md">
        {t.preview()}
      </h2>
      <div inert className="mt-3 flex items-center gap-3 border border-rule-2 bg-paper px-4 py-3">
        <LogoImage
          src={values.icon === '' ? null : values.icon}
          name={name === '' ? '?' : name}
          eager
          className="size-12 rounded-md"
        />
        <div className="min-w-0 flex-1">
          <p className="truncate font-strong text-ink">{name === '' ? t.name() : name}</p>
          <p className="truncate text-xs text-ink-3">{host === '' ? 'example.com' : host}</p>
        </div>
        <span className="btn btn-primary btn-sm">{t.open()}</span>
      </div>
      <p className="mt-2 text-2xs text-ink-3">{t.previewText()}</p>
    </section>
  )
}

interface SaveProblemProps {
  readonly outcome: ReturnType<typeof useDappForm>['outcome']
  readonly login: string
}

/** Why the dApp was not saved, beside the button. */
function SaveProblem({ outcome, login }: SaveProblemProps) {
  const t = useMessages('dapps/page')
  if (outcome?.kind === 'uploading')
    return <FocusedNotice kind="warn" title={t.uploadsFirst()} of={outcome} />
  if (outcome?.kind === 'changed')
    return (
      <FocusedNotice kind="warn" title={t.changedElsewhere()} of={outcome}>
        <p>{t.changedText()}</p>
      </FocusedNotice>
    )
  if (outcome?.kind === 'loggedOut')
    return (
      <FocusedNotice kind="warn" title={t.loggedOut()} of={outcome}>
        <p>{t.loggedOutText()}</p>
        <PageLink to={login} className="link inline-flex min-h-11 items-center">
          {t.logIn()}
        </PageLink>
      </FocusedNotice>
    )
  if (outcome?.kind !== 'refused') return null
  return (
    <FocusedNotice kind="error" title={t.serverError()} of={outcome}>
      <p>{outcome.text ?? t.serverErrorText()}</p>
      <p>{t.typedIsKept()}</p>
    </FocusedNotice>
  )
}
