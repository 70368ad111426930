import type { Translation } from '../dictionary.ts'

export default {
  exchange: 'Listing',
  hardfork: 'Hard fork',
  meetup: 'Meetup',
  release: 'Release',
  ama: 'AMA',
  airdrop: 'Airdrop',
  announcement: 'Announcement',
  product: 'Product',
  contest: 'Contest',
  partnership: 'Partnership',
  conference: 'Conference',
  swap: 'Swap',
  burn: 'Burn',
  ico: 'Token sale',
  softfork: 'Soft fork',
  other: 'Other',
} satisfies Translation<'event-types'>
