import type { Translation } from '../../dictionary.ts'

export default {
  adDemo: 'Ad · demo',
  adUntil: 'until {date}',
  price: 'Price {price}',
  notFor: 'Not available in {areas}',
  notForMore: 'Not available in {areas} and {count} more',
  kyc: 'KYC required',
  whitelist: 'Whitelist only',
} satisfies Translation<'lists/cells'>
