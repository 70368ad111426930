import type { Translation } from '../dictionary.ts'

export default {
  incoming: 'Upcoming',
  ongoing: 'Ongoing',
  succeeded: 'Succeeded',
  failed: 'Failed',
  outcomeUnknown: 'Outcome unknown',
  acceptBitcoin: 'Bitcoin',
  acceptEthereum: 'Ethereum',
  acceptOtherCoin: 'Other currencies',
  bonus: 'Bonus offered',
  founderId: 'Founder disclosed',
  newChain: 'New chain',
  codeAvail: 'Source code available',
  notUS: 'Closed to US residents',
  exceptNotUS: 'Hide those closed to US residents',
} satisfies Translation<'filters'>
