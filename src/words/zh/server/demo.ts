import type { Translation } from '../../dictionary.ts'

export default {
  coinDescription: '{name}（{symbol}）的价格、成交额和市值均为演示本站而虚构的数据，与真实交易无关。',
} satisfies Translation<'demo'>
