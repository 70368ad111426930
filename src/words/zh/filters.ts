import type { Translation } from '../dictionary.ts'

export default {
  incoming: '未开始',
  ongoing: '进行中',
  succeeded: '成功',
  failed: '失败',
  outcomeUnknown: '结果不明',
  acceptBitcoin: '比特币',
  acceptEthereum: '以太坊',
  acceptOtherCoin: '其他币种',
  bonus: '有奖励',
  founderId: '创始人公开',
  newChain: '自建链',
  codeAvail: '源代码公开',
  notUS: '不面向美国居民',
  exceptNotUS: '隐藏“不面向美国居民”的项目',
} satisfies Translation<'filters'>
