import { useState, type FormEvent } from 'react'
import { purchasePath } from '../../../words/addresses/purchase-addresses.ts'
import type { FormRefusal } from '../../form/form-outcome.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { useLinks } from '../../reader/use-links.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { buttonClass } from '../../ui/styles/button-class.ts'
import type { PostedOrder } from './answer-posted.ts'
import { OrderLines } from './order-lines.tsx'
import { wishOf } from './order-values.ts'
import { useBegin } from './use-begin.ts'

/**
 * What it comes to, once more, with the ticket that the second press begins it by. Where scripts have come meanwhile it is
 * begun by a call, so that this browser may ask what became of it.
 */
export function CheckOrder({ values, ticket, ordered }: Extract<PostedOrder, { kind: 'check' }>) {
  const t = useMessages('purchase/page')
  const links = useLinks()
  const { waiting, begin } = useBegin()
  const [refusal, setRefusal] = useState<FormRefusal>()
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent
    if (submitter?.getAttribute('name') === 'change') return
    event.preventDefault()
    void begin(wishOf(values), setRefusal)
  }
  return (
    <form
      method="post"
      action={links.inside(purchasePath)}
      onSubmit={onSubmit}
      className="order-sheet max-w-prose"
    >
      <h2 className="pt-3 font-display text-lg">{t.check()}</h2>
      <p className="mb-3 text-sm">{t.checkText()}</p>
      {refusal !== undefined && (
        <Notice kind="error" role="alert" title={t.notBegun()} className="mb-3">
          <p>{refusal.kind === 'faults' ? refusal.faults[0]?.message : (refusal.text ?? t.notReached())}</p>
        </Notice>
      )}
      <p className="mb-3 flex justify-between gap-4 text-sm">
        <span className="text-ink-3">{t.email()}</span>
        <span className="min-w-0 wrap-anywhere">{values.email}</span>
      </p>
      <OrderLines ordered={ordered} />
      {Object.entries({ ...values, ticket }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button type="submit" kind="primary" waiting={waiting} waitingLabel={t.paying()}>
          {t.pay()}
        </Button>
        <button type="submit" name="change" value="1" className={buttonClass()}>
          {t.change()}
        </button>
      </div>
    </form>
  )
}
