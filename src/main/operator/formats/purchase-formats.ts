import { billingIntervals } from '../../../domain/purchase/plan.ts'
import { inEachLanguage, values, type RowFormat } from './row-format.ts'

export const planFormat: RowFormat = {
  about: 'Plans of the subscription.',
  fields: {
    plan_id: { value: values.id, required: true },
    interval: { value: billingIntervals.map((interval) => `\`${interval}\``).join(', '), required: true },
    names: { value: values.perLanguage, required: true },
    prices: { value: values.amounts, required: true },
    is_sold: { value: values.flag, about: 'A new plan is sold.' },
  },
  example: {
    plan_id: 'reader-monthly',
    interval: 'month',
    names: inEachLanguage('Monthly'),
    prices: { JPY: 580, USD: 399 },
    is_sold: false,
  },
}

export const couponFormat: RowFormat = {
  about: 'Coupons. A coupon has `percent` or `amounts`; a row that states one replaces the other.',
  fields: {
    code: { value: 'upper-case letters and digits', required: true },
    percent: { value: 'a whole number from 1 to 100', required: 'or `amounts`' },
    amounts: { value: values.amounts },
    plan_ids: { value: 'a list of plans', about: 'Without it, the coupon is for every plan.' },
    most_uses: { value: 'a whole number' },
    ends_at: { value: values.moment },
  },
  example: { code: 'SPRING20', percent: 20, most_uses: 100, ends_at: '2099-05-01T00:00:00Z' },
}
