import type { Translation } from '../../dictionary.ts'

export default {
  adDemo: 'Ad · demo',
  adUntil: 'until {date}',
  adWhitePaper: 'White paper',
  adContact: 'Contact: {contact}',
  adUnreviewed: 'This ad has not been reviewed or approved by any authority.',
  price: 'Price {price}',
  notFor: 'Not available in {areas}',
  notForMore: 'Not available in {areas} and {count} more',
  kyc: 'KYC required',
  whitelist: 'Whitelist only',
} satisfies Translation<'lists/cells'>
