import type { Translation } from '../../dictionary.ts'

export default {
  starts: '{name}代币发售已开始',
  startsText: '开始：{when}',
  ends: '{name}代币发售已结束',
  endsText: '结束：{when}',
  above: '{name}已涨至{mark}以上',
  below: '{name}已跌至{mark}以下',
  priceText: '截至{time}的价格：{price}',
  test: '测试通知',
  testText: '通知可以正常送达。',
} satisfies Translation<'push-notes'>
