import { readEmailAddress } from '../../../domain/kernel/text/email-address.ts'
import { isBillingCurrency, type BillingCurrency } from '../../../domain/purchase/amount.ts'
import type { Messages } from '../../../words/dictionary.ts'
import type { FieldFault } from '../../form/form-refusal.ts'

export interface OrderValues {
  readonly plan: string
  readonly email: string
  readonly coupon: string
  readonly currency: string
}

export interface SubscribeRequest {
  readonly plan_id: string
  readonly email: string
  readonly coupon: string | null
  readonly currency: BillingCurrency | null
}

export function orderValues(fields: Readonly<Record<string, string>>): OrderValues {
  const { plan = '', email = '', coupon = '', currency = '' } = fields
  return { plan, email, coupon: coupon.trim(), currency }
}

export function subscribeRequest({ plan, email, coupon, currency }: OrderValues): SubscribeRequest {
  return {
    plan_id: plan,
    email,
    coupon: coupon === '' ? null : coupon,
    currency: isBillingCurrency(currency) ? currency : null,
  }
}

export function orderFaults({ email }: OrderValues, t: Messages<'purchase/page'>): FieldFault[] {
  if (email.trim() === '') return [{ field: 'email', message: t.enterEmail() }]
  return readEmailAddress(email) === undefined ? [{ field: 'email', message: t.correctEmail() }] : []
}
