import type { Translation } from '../dictionary.ts'

export default {
  required: '{field}为必填项。',
  maxLength: '{field}最多{limit}个字符。',
  minimum: '{field}不能小于{limit}。',
  maximum: '{field}不能大于{limit}。',
  characters: '{field}含有无法使用的字符。',
  email: '{field}不是有效的邮箱地址。',
  url: '{field}不是有效的网址，请输入以http://或https://开头的网址。',
  not_a_date: '无法识别{field}的日期。',
  end_before_start: '{field}不能早于开始时间。',
  span_too_long: '{field}过晚，活动最长为一年。',
  time_missing: '请为{field}填写时刻。',
  too_far: '{field}须在2009年之后、未来十年之内。',
  not_a_type: '请从列表中选择{field}。',
  not_a_symbol: '{field}须为代码，例如BTC。',
  not_a_zone: '{field}不是可识别的时区。',
  not_a_price: '请输入大于0的数字，例如1200。',
  already_above: '当前价格已达到或高于该价格，请输入更高的价格。',
  already_below: '当前价格已达到或低于该价格，请输入更低的价格。',
  unknown: '没有名为{field}的字段。',
  invalid: '{field}的值无效。',
} satisfies Translation<'field-errors'>
