import type { Translation } from '../../dictionary.ts'

export default {
  subscribeText:
    '선택한 코인과 종류의 일정을 내 캘린더에서 구독할 수 있습니다. 기간 조건은 적용되지 않으며, 추가되거나 바뀐 일정은 자동으로 반영됩니다.',
  inApple: 'Apple 캘린더 등(webcal)',
  inGoogle: 'Google 캘린더',
  inOutlook: 'Outlook',
  asFile: 'iCalendar 파일(.ics)',
  asRss: 'RSS',
  feedAddress: '구독용 URL',
  copy: '복사',
  copied: '복사했습니다',
  copySelected: 'URL을 선택했습니다. 복사해 주세요.',
} satisfies Translation<'events/subscription'>
