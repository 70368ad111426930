import type { Translation } from '../../dictionary.ts'

export default {
  demo: '此为演示用的虚构发售。',
  sale: '代币发售',
  dates: '{sale}时间为{from}至{to}。',
  opens: '{sale}于{from}开始，结束日期待定。',
  closes: '{sale}于{to}结束。',
  undated: '{sale}时间待定。',
  raisedOfMaximum: '已募集{raised}，最高目标{maximum}。',
  raised: '已募集{raised}。',
  targets: '最低目标{minimum}，最高目标{maximum}。',
  maximum: '最高目标为{maximum}。',
  minimum: '最低目标为{minimum}。',
  currencies: '支付币种：{currencies}。',
  industries: '行业：{industries}。',
  country: '国家/地区：{country}。',
} satisfies Translation<'offering/head'>
