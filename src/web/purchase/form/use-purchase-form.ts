import { useEffect, useRef, useState, type FormEvent } from 'react'
import { fillForm, formDraft } from '../../form/form-draft.ts'
import { textsOf, useTextForm } from '../../form/outcome/use-text-form.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { purchaseDraftKey } from '../purchase-draft.ts'
import type { LoadedForm } from '../purchase.load.ts'
import { orderFaults, orderValues, subscribeRequest, type OrderValues } from './order-values.ts'
import { useStartPurchase } from './use-start-purchase.ts'

const draft = formDraft(purchaseDraftKey)

/** What was typed is kept until the payment, and a purchase is started only once. */
export function usePurchaseForm({ sold, plan, isPlanChosen, coupon, message }: LoadedForm) {
  const t = useMessages('purchase/page')
  const form = useRef<HTMLFormElement>(null)
  const { waiting, start } = useStartPurchase()
  const [values, setValues] = useState<OrderValues>(
    () => message?.values ?? { plan, email: '', coupon, currency: sold.currency },
  )
  const first = message?.kind === 'faults' || message?.kind === 'refused' ? message : undefined
  const { outcome, faults, field, settle, edited, isFaultless } = useTextForm({
    form: 'purchase',
    names: ['plan', 'email', 'coupon'],
    find: (texts) => orderFaults(orderValues(texts), t),
    first,
  })
  const read = () => {
    if (form.current !== null) setValues(valuesOf(form.current))
  }
  useEffect(() => {
    if (form.current === null) return
    const { plan: kept = '', email = '', coupon: keptCoupon = '' } = draft.stored()
    if (!isPlanChosen) choose(form.current, kept)
    fillForm(form.current, { email, coupon: keptCoupon })
    // Read from the form, because after a reload browsers restore the choice that was made before it.
    setValues(valuesOf(form.current))
  }, [isPlanChosen])

  return {
    form,
    waiting,
    outcome,
    faults,
    field,
    /** Whether the outcome is that of a form that was posted without scripts. */
    isPosted: outcome !== undefined && outcome === first,
    values,
    switchTo: (planId: string) => {
      if (form.current === null) return
      choose(form.current, planId)
      draft.store(form.current)
      read()
    },
    onInput: (event: FormEvent<HTMLFormElement>) => {
      draft.store(event.currentTarget)
      edited(event)
      read()
    },
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      if (form.current === null) return
      if (isFaultless(textsOf(form.current))) void start(subscribeRequest(valuesOf(form.current)), settle)
    },
  }
}

function valuesOf(form: HTMLFormElement): OrderValues {
  return orderValues(textsOf(form))
}

function choose(form: HTMLFormElement, planId: string): void {
  for (const radio of form.querySelectorAll<HTMLInputElement>('input[name="plan"]'))
    if (radio.value === planId) radio.checked = true
}
