import type { Translation } from '../dictionary.ts'

export default {
  required: '{field} 항목은 필수입니다.',
  maxLength: '{field} 항목은 {limit}자 이내로 입력해 주세요.',
  minimum: '{field} 값은 {limit} 이상이어야 합니다.',
  maximum: '{field} 값은 {limit} 이하여야 합니다.',
  characters: '{field}에 사용할 수 없는 문자가 포함되어 있습니다.',
  email: '{field} 항목에 올바른 이메일 주소를 입력해 주세요.',
  url: '{field} 항목에 올바른 URL을 입력해 주세요. http:// 또는 https://로 시작해야 합니다.',
  not_a_date: '{field}의 날짜를 읽을 수 없습니다.',
  end_before_start: '{field} 시점은 시작보다 빠를 수 없습니다.',
  span_too_long: '{field} 시점이 너무 늦습니다. 기간은 1년 이내로 입력해 주세요.',
  time_missing: '{field}에 시간을 입력해 주세요.',
  too_far: '{field} 항목에는 2009년 이후부터 앞으로 10년 이내의 날짜를 입력해 주세요.',
  not_a_type: '{field} 항목은 목록에서 선택해 주세요.',
  not_a_symbol: '{field}에는 BTC와 같은 심볼을 입력해 주세요.',
  not_a_zone: '{field} 항목의 시간대를 알 수 없습니다.',
  not_a_price: '가격은 0보다 큰 숫자로 입력해 주세요. 예: 1200',
  already_above: '현재 가격이 이미 이 가격 이상입니다. 더 높은 가격을 입력해 주세요.',
  already_below: '현재 가격이 이미 이 가격 이하입니다. 더 낮은 가격을 입력해 주세요.',
  unknown: '{field}: 없는 항목입니다.',
  invalid: '{field} 값이 올바르지 않습니다.',
} satisfies Translation<'field-errors'>
