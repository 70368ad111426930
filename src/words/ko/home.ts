import type { Translation } from '../dictionary.ts'

export default {
  title: '토큰 세일과 암호화폐 정보',
  heading: '토큰 세일을, 하나의 잣대로',
  lede: 'STO·ICO 모집 조건과 암호화폐 시세를 한국어·일본어·영어·중국어로.',
  description:
    '토큰 세일(STO·ICO)의 모집 조건, 모금액, 일정을 같은 기준으로 비교하세요. 암호화폐 시세, 이벤트 캘린더, 창업자 인터뷰도 제공합니다.',
  readFirst: '처음 오셨나요?',
  guideAbout: 'ICO·STO·IEO의 차이, 세일이 진행되는 과정, 참여 전에 확인할 점을 정리했습니다.',
  guideInterviews: '모금 상한과 락업은 어떻게 정했을까요? 창업자가 실패담까지 직접 들려줍니다.',
  guideTax: '이익은 언제 발생하고 어떤 기록을 남겨야 할까요? 신고 전에 알아 둘 기본입니다.',
  guidePremium:
    '광고 없는 화면, 무제한 가격 알림, 여러 거래소를 아우르는 자산 관리. 앱 유료 플랜 안내입니다.',
  ads: '광고',
  adSlot: '광고 지면',
  adSlotText: '이 지면에 광고를 게재할 수 있습니다.',
  appTitle: '시세를 손안에서.',
  appText:
    '{app}는 가격 알림과 자산 기록을 하나로 모은 앱입니다. 지켜보는 세일의 시작과 종료도 알려 드립니다.',
  appLink: '앱 살펴보기',
  latestPosts: '읽을거리',
  allPosts: '글 목록',
} satisfies Translation<'home'>
