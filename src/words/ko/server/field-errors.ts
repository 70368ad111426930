import type { Translation } from '../../dictionary.ts'

export default {
  required: '{field}은(는) 필수 항목입니다.',
  maxLength: '{field}은(는) {limit}자 이내로 입력해 주세요.',
  minimum: '{field}은(는) {limit} 이상이어야 합니다.',
  maximum: '{field}은(는) {limit} 이하여야 합니다.',
  characters: '{field}에 사용할 수 없는 문자가 포함되어 있습니다.',
  email: '{field}은(는) 올바른 이메일 주소가 아닙니다.',
  unknown: '{field}(이)라는 항목은 없습니다.',
  invalid: '{field} 값이 올바르지 않습니다.',
} satisfies Translation<'field-errors'>
