import type { Translation } from '../../dictionary.ts'

export default {
  coinDescription:
    'The prices, volumes and market cap of {name} ({symbol}) are made up to demonstrate this site. They have nothing to do with real trading.',
} satisfies Translation<'demo'>
