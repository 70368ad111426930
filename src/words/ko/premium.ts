import type { Translation } from '../dictionary.ts'

export default {
  lede: '시세·포트폴리오 앱 CoinView의 유료 플랜입니다. 결제가 확인되면 라이선스 코드를 이메일로 보내 드립니다.',
  plans: '요금제',
  month: '1개월마다',
  year: '1년마다',
  monthNote: '언제든지 해지할 수 있으며, 결제한 기간이 끝날 때까지 이용할 수 있습니다.',
  saves: '월간 플랜을 12개월 이용하는 것보다 {amount} 저렴합니다.',
  currency: '결제 통화',
  taxIncluded: '모든 가격은 세금이 포함된 금액입니다.',
  choose: '이 플랜 선택',
  noPlans: '현재 판매 중인 플랜이 없습니다',
  noPlansText: '판매가 재개되면 이 페이지에서 안내해 드립니다. 이용 중인 구독은 그대로 유지됩니다.',
  sandbox: '테스트 환경입니다. 구매 과정을 끝까지 진행해 볼 수 있지만 요금은 청구되지 않습니다.',
} satisfies Translation<'premium'>
