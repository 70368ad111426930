import type { Translation } from '../../dictionary.ts'

export default {
  subject: '검토할 제보·신청 {count}건이 도착했습니다({site})',
  event: '이벤트 {number}: {name}',
  project: '프로젝트 {number}: {name}',
  more: '외 {count}건',
  commands:
    '목록은 npm run site -- events list와 npm run site -- submissions list로, 내용은 events show 번호 또는 submissions show 번호로 확인할 수 있습니다. 앞으로 1시간 안에 도착하는 제보와 신청은 메일 한 통으로 모아 알려 드립니다.',
} satisfies Translation<'submission-mails'>
