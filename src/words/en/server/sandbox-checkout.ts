import type { Translation } from '../../dictionary.ts'

export default {
  title: 'Payment (test environment)',
  notice: 'This is a test checkout. Nothing will be charged.',
  plan: 'Plan',
  price: 'Price',
  discount: 'Coupon discount',
  total: 'Total (tax included)',
  tax: 'Including consumption tax ({percent}%)',
  thenMonth: 'Then {amount} per month (tax included)',
  thenYear: 'Then {amount} per year (tax included)',
  email: 'Email',
  approve: 'Pay',
  decline: 'Simulate a declined payment',
  back: 'Go back without paying',
  gone: 'This checkout is no longer open. It has been completed or has expired.',
  goneBack: 'Back to the purchase page',
  again: 'Please review the details and press the button again.',
} satisfies Translation<'sandbox-checkout'>
