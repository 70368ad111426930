import type { Translation } from '../dictionary.ts'

export default {
  heading: 'Buy CoinView Premium',
  description:
    'Choose a monthly or yearly CoinView Premium plan, apply a coupon and see the total before you pay. Your license code comes by email.',
  lede: 'We’ll email you a license code. No account needed.',
  planStep: 'Plan',
  emailStep: 'Delivery',
  couponStep: 'Coupon',
  paymentStep: 'Payment',
  required: 'Required',
  optional: 'Optional',
  email: 'Email address',
  emailHelp: 'We’ll send your license code and receipt here, so please check it carefully.',
  enterEmail: 'Enter your email address.',
  correctEmail: 'Enter a valid email address.',
  coupon: 'Coupon code',
  couponHelp: 'The discount applies to your first payment.',
  couponChecking: 'Checking the code…',
  couponPercent: 'Applied. You get {percent}% off your first payment.',
  couponAmount: 'Applied. You get {amount} off your first payment.',
  couponUntil: 'Valid until {date}',
  couponOtherPlan: 'This coupon can’t be used with the selected plan.',
  couponSwitch: 'Switch to {plan}',
  couponAway:
    'We couldn’t check the coupon. Please check your connection. We’ll check it again before you pay.',
  paymentText:
    'The button takes you to the payment provider’s page. Your card number never reaches Kawara. If you change your mind on the way, what you entered stays here.',
  order: 'Your order',
  taxIncluded: 'Tax included',
  discount: 'Coupon discount (first payment only)',
  total: 'Due now',
  tax: 'Including consumption tax ({percent}%)',
  renewsMonth:
    'Renews automatically in one month for {amount}, then every month for {amount}. You can cancel at any time before it renews.',
  renewsYear:
    'Renews automatically in one year for {amount}, then every year for {amount}. You can cancel at any time before it renews.',
  pay: 'Go to payment',
  paying: 'Opening the payment page',
  faults: '{count, plural, one {1 field needs} other {# fields need}} your attention',
  notBegun: 'We couldn’t start your purchase',
  notReached:
    'We couldn’t reach the site. You haven’t been charged, and what you entered is still here. Please try again shortly.',
  before: 'Before you buy',
  seller: 'Seller',
  sellerName: 'Kawara Press Inc. (a fictional company)',
  method: 'Payment methods',
  methodText: 'Credit and debit cards',
  when: 'When you pay',
  whenText: 'When you order, and automatically on each renewal date after that.',
  delivery: 'Delivery',
  deliveryText: 'Your license code is emailed as soon as the payment is confirmed.',
  cancel: 'Cancellation',
  cancelText:
    'Cancel at any time before the renewal date, with the link in your receipt email. Premium stays open until the end of the period you’ve paid for.',
  refund: 'Refunds',
  refundText:
    'As this is a digital product, payments are not refunded. If we made a mistake, such as charging you twice, we refund the full amount.',
  check: 'Go to payment with this order?',
  checkText: 'Your purchase is not complete yet. Please check the details.',
  change: 'Back to the form',
  ready: 'Ready for payment',
  readyText:
    'Your purchase is not complete yet. Follow the link below to the payment page and pay within 30 minutes.',
} satisfies Translation<'purchase'>
