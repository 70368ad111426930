import type { Translation } from '../../dictionary.ts'

export default {
  receivedSubject: '프로젝트 등록 신청을 접수했습니다: {name}',
  receivedText:
    '{site}에 프로젝트 등록을 신청해 주셔서 감사합니다. 내용을 확인한 뒤 게시합니다. 아래 버튼을 눌러 언제든지 검토 상태를 확인하실 수 있으며, 검토가 끝날 때까지는 수정하거나 철회하실 수도 있습니다.',
  stateButton: '검토 상태 확인',
  number: '접수 번호',
  linkCare:
    '이 링크를 아는 사람은 누구나 신청을 확인하고 수정하거나 철회할 수 있습니다. 다른 사람에게 전달하지 마세요.',
  approvedSubject: '프로젝트가 게시되었습니다: {name}',
  approvedText: '신청해 주신 프로젝트를 확인하여 {site}에 게시했습니다. 감사합니다.',
  approvedButton: '게시 페이지 보기',
  refusedSubject: '프로젝트를 게시하지 않기로 했습니다: {name}',
  refusedText: '신청해 주신 프로젝트를 확인했으나, 다음과 같은 이유로 게시하지 않기로 했습니다.',
  mendText: '아래 버튼을 누르면 보내 주신 내용이 채워진 양식이 열립니다. 고친 뒤 다시 신청하실 수 있습니다.',
  mendButton: '고쳐서 다시 신청하기',
  ending:
    '이 메일은 {site}에 프로젝트 등록을 신청하면서 이 주소를 연락처로 남기신 분께 보내 드립니다. 신청하신 적이 없다면 이 메일을 삭제해 주세요.',
  keySubject: '게시 내용을 편집할 수 있는 링크: {name}',
  keyText:
    '{site}에 게시된 {name} 정보는 아래 버튼을 눌러 편집하실 수 있습니다. 저장한 내용은 바로 공개되며 변경 이력에 남습니다.',
  keyCare:
    '이 링크를 아는 사람은 누구나 편집할 수 있으므로 담당자 외에는 공유하지 마세요. 더 이상 필요하지 않거나 다른 사람에게 알려진 경우에는 문의 양식으로 알려 주세요.',
  keyButton: '게시 내용 편집',
  keyEnding:
    '이 메일은 {site}에 등록된 프로젝트의 연락용 주소로 보내 드립니다. 관련이 없다면 이 메일을 삭제해 주세요.',
} satisfies Translation<'owner-mails'>
