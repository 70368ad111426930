import type { Translation } from '../dictionary.ts'

export default {
  title: '토큰 세일과 코인 시세 정보',
  heading: '토큰 세일을 같은 기준으로',
  lede: 'STO·ICO 조건과 코인 시세를 한국어·일본어·영어·중국어로 전합니다.',
  description:
    '토큰 세일(STO·ICO·IEO)의 조건, 모금액, 일정을 같은 기준으로 비교하세요. 코인 시세와 차트, 이벤트 캘린더, 토큰 세일에 도전하는 창업자들의 인터뷰도 함께 제공합니다.',
  readFirst: '처음 오셨나요?',
  guideAbout: 'ICO·STO·IEO의 차이, 세일이 진행되는 과정, 참여 전에 확인할 점을 정리했습니다.',
  guideInterviews: '최대 목표액과 락업은 어떻게 정했을까요? 창업자가 시행착오까지 직접 들려줍니다.',
  guideTax: '언제 과세되고 어떤 기록을 남겨야 할까요? 신고 전에 알아 둘 기본 사항입니다.',
  guidePremium:
    '광고 없는 화면, 무제한 가격 알림, 여러 거래소를 아우르는 자산 관리까지. 앱의 유료 플랜을 안내합니다.',
  ads: '광고',
  adSlot: '광고 지면',
  adSlotText: '이 지면에 광고를 게재할 수 있습니다.',
  appTitle: '시세를 손안에',
  appText:
    '{app} 앱은 가격 알림과 자산 기록을 하나로 모았습니다. 관심 등록한 세일의 시작과 종료도 알려 드립니다.',
  appLink: '앱 살펴보기',
  latestPosts: '읽을거리',
  allPosts: '글 목록',
  upcoming: '다가오는 이벤트',
  allEvents: '캘린더에서 보기',
} satisfies Translation<'home'>
