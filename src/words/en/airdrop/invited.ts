import type { Translation } from '../../dictionary.ts'

export default {
  heading: 'You have an invitation',
  text: 'After registering in the app, enter the invite code {code} within 24 hours.',
  back: 'Back to the invitation',
} satisfies Translation<'airdrop/invited'>
