import { useEffect, useRef, useState } from 'react'
import type { Reply } from '../../contract/operations/operation.ts'
import type { Operations } from '../../contract/operations/operations.ts'
import { dappFormPath } from '../../words/addresses/dapp-addresses.ts'
import { useSending } from '../form/use-sending.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { isHttpFailure } from '../loading/http-failure.ts'
import { fetchedClient } from '../loading/load.ts'
import { useLinks } from '../reader/use-links.ts'
import { PageLink } from '../ui/controls/page-link.tsx'
import { notify } from '../ui/overlays/toast-store.ts'
import { EmptyState } from '../ui/states/empty-state.tsx'
import { buttonClass } from '../ui/styles/button-class.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { DappRow } from './dapp-row.tsx'

type Own = Reply<Operations['listDapps']>
type Dapp = Own['dapps'][number]

interface ListedDappsProps {
  readonly own: Own
  readonly onChange: (own: Own) => void
  readonly again: () => void
}

export function ListedDapps({ own, onChange, again }: ListedDappsProps) {
  const t = useMessages('dapps/page')
  const links = useLinks()
  const heading = useRef<HTMLParagraphElement>(null)
  const [leaving, setLeaving] = useState<Dapp>()
  const { waiting, once } = useSending()
  const [isGone, setGone] = useState(false)
  // The focused button has disappeared with its row, so the focus moves to the count.
  useEffect(() => {
    if (isGone) heading.current?.focus()
  }, [isGone, own])
  const remove = async (dapp: Dapp) => {
    try {
      await (await fetchedClient()).deleteDapp({ dapp_id: dapp.dapp_id })
    } catch (error) {
      if (!(error instanceof TypeError || isHttpFailure(error))) throw error
      // A dApp that is already deleted counts as deleted now.
      if (!isHttpFailure(error) || error.status !== 404) {
        setLeaving(undefined)
        if (isHttpFailure(error) && error.status === 401) again()
        else notify({ kind: 'error', title: t.serverError(), message: t.serverErrorText() })
        return
      }
    }
    setLeaving(undefined)
    setGone(true)
    onChange({ ...own, dapps: own.dapps.filter(({ dapp_id: id }) => id !== dapp.dapp_id) })
    notify({ kind: 'ok', title: t.deleted(), message: dapp.name })
  }
  const isFull = own.dapps.length >= own.most
  const newDapp = (
    <PageLink to={links.inside(dappFormPath())} className={buttonClass({ kind: 'primary' })}>
      {t.newDapp()}
    </PageLink>
  )
  if (own.dapps.length === 0)
    return (
      <EmptyState title={t.empty()} actions={newDapp}>
        {t.emptyText()}
      </EmptyState>
    )
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 border-b border-ink pb-3">
        <p ref={heading} tabIndex={-1} className="text-sm text-ink-3 outline-none">
          {t.count({ count: own.dapps.length, most: own.most })}
        </p>
        {isFull ? <p className="text-sm text-ink">{t.full({ most: own.most })}</p> : newDapp}
      </div>
      <ul>
        {own.dapps.map((dapp) => (
          <DappRow key={dapp.dapp_id} dapp={dapp} onDelete={() => setLeaving(dapp)} />
        ))}
      </ul>
      <ConfirmDialog
        open={leaving !== undefined}
        title={t.deleteTitle({ name: leaving?.name ?? '' })}
        text={t.deleteText()}
        confirm={t.remove()}
        waiting={waiting}
        onConfirm={() => leaving && void once(() => remove(leaving))}
        onClose={() => setLeaving(undefined)}
      />
    </>
  )
}
