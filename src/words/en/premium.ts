import type { Translation } from '../dictionary.ts'

export default {
  lede: 'The paid plan of CoinView, the price and portfolio app. We’ll email you a license code as soon as your payment is confirmed.',
  plans: 'Plans and prices',
  month: 'per month',
  year: 'per year',
  monthNote: 'Cancel at any time and keep using it until the end of the period you’ve paid for.',
  saves: 'You save {amount} compared with 12 months of the monthly plan.',
  currency: 'Pay in',
  taxIncluded: 'All prices include tax.',
  choose: 'Choose this plan',
  noPlans: 'No plans are on sale right now',
  noPlansText: 'Plans will appear here when sales resume. Existing subscriptions continue as usual.',
  sandbox: 'This is a test environment. You can go through the whole purchase, but nothing is charged.',
} satisfies Translation<'premium'>
