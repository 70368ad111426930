import type { Translation } from '../../dictionary.ts'

export default {
  coinDescription:
    'The price, volume and market cap of {name} ({symbol}) are made up for this demo site and have nothing to do with real trading.',
} satisfies Translation<'demo'>
