import type { Translation } from '../../dictionary.ts'

export default {
  question: 'Can I take part from the US?',
  refused: 'No',
  refusedText: 'The project says that US residents cannot take part.',
  notListed: 'US not mentioned',
  notListedText:
    'The project excludes {areas} and does not mention the US. That does not mean you can take part.',
  notUsText: 'The project excludes US residents.',
  notStated: 'Not stated',
  notStatedText: 'The project does not name any excluded countries. That does not mean you can take part.',
  kyc: 'KYC is required.',
  whitelist: 'You have to be on the whitelist.',
} satisfies Translation<'offering/participation'>
