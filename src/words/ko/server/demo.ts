import type { Translation } from '../../dictionary.ts'

export default {
  coinDescription:
    '{name}({symbol})의 가격, 거래대금, 시가총액은 이 사이트를 시연하기 위해 만든 가상의 수치이며 실제 거래와는 관계가 없습니다.',
} satisfies Translation<'demo'>
