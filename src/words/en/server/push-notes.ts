import type { Translation } from '../../dictionary.ts'

export default {
  starts: '{name}: the token sale has started',
  startsText: 'Started {when}',
  ends: '{name}: the token sale has ended',
  endsText: 'Ended {when}',
  above: '{name} is at or above {mark}',
  below: '{name} is at or below {mark}',
  priceText: 'Price: {price} as of {time}',
  test: 'Test notification',
  testText: 'Notifications are working in this browser.',
} satisfies Translation<'push-notes'>
