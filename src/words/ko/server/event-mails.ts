import type { Translation } from '../../dictionary.ts'

export default {
  receivedSubject: '이벤트 제보를 접수했습니다: {title}',
  receivedText:
    '{site}에 이벤트를 제보해 주셔서 감사합니다. 내용을 확인한 뒤 캘린더에 게시합니다. 아래 버튼을 눌러 언제든지 검토 상태를 확인하실 수 있으며, 검토가 끝날 때까지는 수정하거나 철회하실 수도 있습니다.',
  stateButton: '검토 상태 확인',
  number: '접수 번호',
  linkCare:
    '이 링크를 아는 사람은 누구나 제보를 확인하고 수정하거나 철회할 수 있습니다. 다른 사람에게 전달하지 마세요.',
  approvedSubject: '이벤트가 게시되었습니다: {title}',
  approvedText: '제보해 주신 이벤트를 확인하여 캘린더에 게시했습니다. 감사합니다.',
  approvedButton: '이벤트 보기',
  refusedSubject: '이벤트를 게시하지 않기로 했습니다: {title}',
  refusedText: '제보해 주신 이벤트를 확인했으나, 다음과 같은 이유로 캘린더에 게시하지 않기로 했습니다.',
  mendText: '아래 버튼을 누르면 보내 주신 내용이 채워진 양식이 열립니다. 고친 뒤 다시 제보하실 수 있습니다.',
  mendButton: '고쳐서 다시 제보하기',
  ending:
    '이 메일은 {site}에 이벤트를 제보하면서 이메일 주소를 남기신 분께 보내 드립니다. 제보하신 적이 없다면 이 메일을 삭제해 주세요. 주소는 검토가 끝나면 삭제됩니다.',
} satisfies Translation<'event-mails'>
