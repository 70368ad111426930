import type { Translation } from '../../dictionary.ts'

export default {
  question: '中国居民可以参与吗？',
  refused: '不可参与',
  refusedText: '项目方已将中国列入限制地区。',
  notListed: '未提及中国',
  notListedText: '限制地区（{areas}）中没有中国，但这不代表可以参与。',
  notUsText: '项目方仅注明不面向美国居民，这不代表中国居民可以参与。',
  notStated: '未注明',
  notStatedText: '项目方未公布限制地区，这不代表可以参与。',
  kyc: '需要身份验证（KYC）。',
  whitelist: '需要列入白名单。',
} satisfies Translation<'offering/participation'>
