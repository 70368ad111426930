import type { Translation } from '../dictionary.ts'

export default {
  incoming: 'Before start',
  ongoing: 'Ongoing',
  succeeded: 'Succeeded',
  failed: 'Failed',
  acceptBitcoin: 'Bitcoin',
  acceptEthereum: 'Ethereum',
  acceptOtherCoin: 'Other coins',
  bonus: 'Bonus',
  founderId: 'Founders disclosed',
  newChain: 'Own blockchain',
  codeAvail: 'Source code available',
  notUS: 'Closed to US residents',
} satisfies Translation<'filters'>
