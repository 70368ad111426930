import { useEffect, useRef } from 'react'
import { dappForm } from '../../../domain/dapps/dapp-form.ts'
import { dappListPath } from '../../../words/addresses/sdk-addresses.ts'
import { focusField } from '../../form/fields/field-faults.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { useLinks } from '../../reader/use-links.ts'
import { Button } from '../../ui/controls/button.tsx'
import { PageLink } from '../../ui/controls/page-link.tsx'
import { NotThere } from '../not-there.tsx'
import { useOwn } from '../use-own.ts'
import { DappFormField } from './dapp-form-field.tsx'
import { DappPreview } from './dapp-preview.tsx'
import { Deliveries } from './deliveries.tsx'
import { DappSaid } from './dapp-said.tsx'
import { RedirectCheck } from './redirect-check.tsx'
import { Secrets } from './secrets.tsx'
import type { Dapp } from './dapp-values.ts'
import { formName, useDappForm } from './use-dapp-form.ts'

/** Creates a dApp, or changes one. */
export default function DappEditor({ dappId }: { dappId: string | undefined }) {
  const { found, again, login } = useOwn(async (client) => {
    if (dappId !== undefined) return client.getDapp({ dapp_id: dappId })
    const { url_prefix: prefix } = await client.listDapps({})
    return { dapp: undefined, url_prefix: prefix }
  })
  if (found.kind !== 'there') return <NotThere kind={found.kind} again={again} />
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
  const { values, standing, outcome, faults, waiting } = edited
  useEffect(() => {
    const [first] = outcome?.kind === 'faults' ? outcome.faults : []
    if (first !== undefined) focusField(formName, first.field)
  }, [outcome])
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
        <DappSaid outcome={outcome} login={login} onDiscard={edited.discard} />
        {dappForm.map((field) => (
          <DappFormField
            key={field.name}
            field={field}
            prefix={prefix}
            values={values}
            faults={faults}
            onValue={edited.onValue}
          />
        ))}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" kind="primary" waiting={waiting} waitingLabel={t.saving()}>
            {standing === undefined ? t.create() : t.save()}
          </Button>
          <PageLink
            to={links.inside(dappListPath)}
            className="link inline-flex min-h-11 items-center text-sm"
          >
            {standing === undefined ? t.cancel() : t.toList()}
          </PageLink>
        </div>
      </form>
      <aside className="grid content-start gap-8">
        <DappPreview values={values} />
        <RedirectCheck values={values} prefix={prefix} />
        {standing !== undefined && <Secrets dapp={standing} onDapp={edited.setStanding} />}
        {standing !== undefined && standing.webhook_url !== null && <Deliveries dappId={standing.dapp_id} />}
      </aside>
    </div>
  )
}
