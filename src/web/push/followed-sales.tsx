import { useId, useState } from 'react'
import { maxFollows } from '../../domain/push/push-rules.ts'
import { RemoteSelect } from '../form/remote-select.tsx'
import { useMessages } from '../i18n/use-messages.ts'
import { fetchedClient } from '../loading/load.ts'
import { useLinks } from '../reader/use-links.ts'
import { Button, IconButton } from '../ui/controls/button.tsx'
import { Field } from '../ui/controls/field.tsx'
import { PageLink } from '../ui/controls/page-link.tsx'
import { notify } from '../ui/overlays/toast-store.ts'
import type { OwnProps } from './own-props.ts'

export function FollowedSales({ own, linkedSubject, push }: OwnProps) {
  const t = useMessages('push/page')
  const links = useLinks()
  const id = useId()
  const [count, setCount] = useState(0)
  const { follows } = own
  const isFull = follows.length >= maxFollows
  const isNew = linkedSubject?.kind === 'ico' && follows.every(({ itemId }) => itemId !== linkedSubject.id)
  const add = async (itemId: string, name: string) => {
    const failure = await push.change((client) => client.followByPush({ itemId }))
    if (failure === undefined) notify({ kind: 'ok', title: t.added({ name }) })
    else notify({ kind: 'error', title: failure.message ?? t.changeFailed() })
    // The count is the React key of the search field, so a new count renders an empty field.
    setCount((before) => before + 1)
  }
  const remove = async (itemId: string, name: string) => {
    const failure = await push.change((client) => client.unfollowByPush({ itemId }))
    if (failure === undefined) notify({ kind: 'ok', title: t.removed({ name }) })
    else notify({ kind: 'error', title: failure.message ?? t.changeFailed() })
  }
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="mb-3 font-display text-lg">
        {t.sales()}
      </h2>
      {follows.length === 0 && <p className="mb-3 text-sm text-ink-3">{t.salesNone()}</p>}
      {follows.length > 0 && (
        <ul className="mb-4 border-t border-ink">
          {follows.map(({ itemId, name }) => (
            <li key={itemId} className="flex items-center gap-2 border-b border-rule text-sm">
              <PageLink
                to={links.offering(itemId)}
                className="link inline-flex min-h-11 min-w-0 flex-1 items-center wrap-anywhere"
              >
                {name ?? itemId}
              </PageLink>
              <IconButton
                icon="close"
                label={t.remove({ name: name ?? itemId })}
                onClick={() => void remove(itemId, name ?? itemId)}
              />
            </li>
          ))}
        </ul>
      )}
      {isNew && !isFull && (
        <Button
          kind="primary"
          className="mb-4"
          onClick={() => void add(linkedSubject.id, linkedSubject.name)}
        >
          {t.addSale(linkedSubject)}
        </Button>
      )}
      <form key={count} onSubmit={(event) => event.preventDefault()}>
        <Field label={t.findSale()} {...(isFull && { help: t.full({ count: maxFollows }) })}>
          {({ required: _required, ...control }) => (
            <RemoteSelect
              {...control}
              name="sale"
              placeholder={t.saleHint()}
              maxLength={100}
              disabled={isFull}
              find={salesLike}
              written={({ label }) => label}
              onChoose={(_, { value, label }) => void add(value, label)}
            />
          )}
        </Field>
      </form>
    </section>
  )
}

async function salesLike(q: string) {
  return (await (await fetchedClient()).listOfferingOptions({ q })).options
}
