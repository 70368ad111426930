import type { Translation } from '../../dictionary.ts'

export default {
  adDemo: '광고·데모',
  adUntil: '{date}까지',
  adWhitePaper: '백서',
  adContact: '연락처: {contact}',
  adUnreviewed: '이 광고는 어떤 당국의 심사나 승인도 받지 않았습니다.',
  price: '가격 {price}',
  notFor: '참여 제한 지역: {areas}',
  notForMore: '참여 제한 지역: {areas} 외 {count}곳',
  kyc: '본인 확인 필요',
  whitelist: '화이트리스트 등록자만',
} satisfies Translation<'lists/cells'>
