import { useEffect, useRef, useState, type FormEvent } from 'react'
import { fillForm, formDraft } from '../../form/form-draft.ts'
import type { FormRefusal } from '../../form/form-refusal.ts'
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
  const [outcome, setOutcome] = useState<FormRefusal | undefined>(() =>
    message?.kind === 'faults' || message?.kind === 'refused' ? message : undefined,
  )
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
    values,
    switchTo: (planId: string) => {
      if (form.current === null) return
      choose(form.current, planId)
      draft.store(form.current)
      read()
    },
    onInput: () => {
      if (form.current === null) return
      draft.store(form.current)
      setOutcome((before) => (before?.kind === 'faults' ? withoutMended(before, form.current) : before))
      read()
    },
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      if (form.current === null) return
      const typed = valuesOf(form.current)
      const faults = orderFaults(typed, t)
      if (faults.length > 0) return setOutcome({ kind: 'faults', faults })
      setOutcome(undefined)
      void start(subscribeRequest(typed), setOutcome)
    },
  }
}

function withoutMended(refusal: FormRefusal & { kind: 'faults' }, form: HTMLFormElement | null) {
  const active = form?.ownerDocument.activeElement?.getAttribute('name')
  const faults = refusal.faults.filter(({ field }) => field !== active)
  return faults.length === 0 ? undefined : { ...refusal, faults }
}

function valuesOf(form: HTMLFormElement): OrderValues {
  return orderValues(Object.fromEntries(new FormData(form)) as Record<string, string>)
}

function choose(form: HTMLFormElement, planId: string): void {
  for (const radio of form.querySelectorAll<HTMLInputElement>('input[name="plan"]'))
    if (radio.value === planId) radio.checked = true
}
