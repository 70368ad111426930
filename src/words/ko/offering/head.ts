import type { Translation } from '../../dictionary.ts'

export default {
  demo: '데모용 가상 세일입니다.',
  sale: '토큰 세일',
  dates: '{sale} 기간은 {from}~{to}입니다.',
  opens: '{sale} 시작일은 {from}, 종료일은 미정입니다.',
  closes: '{sale} 종료일은 {to}입니다.',
  undated: '{sale} 기간은 아직 정해지지 않았습니다.',
  raisedOfMaximum: '모금액 {raised}, 최대 목표액 {maximum}입니다.',
  raised: '모금액은 {raised}입니다.',
  targets: '최소 목표액 {minimum}, 최대 목표액 {maximum}입니다.',
  maximum: '최대 목표액은 {maximum}입니다.',
  minimum: '최소 목표액은 {minimum}입니다.',
  currencies: '결제 수단: {currencies}.',
  industries: '업종: {industries}.',
  country: '국가·지역: {country}.',
} satisfies Translation<'offering/head'>
