import type { Translation } from '../../dictionary.ts'

export default {
  receivedSubject: '문의를 접수했습니다({site})',
  receivedText: '{site}에 문의해 주셔서 감사합니다. ‘{purpose}’ 문의를 접수했습니다.',
  receivedNext: '보통 영업일 기준 {contactReplyDays}일 이내에 이 주소로 답변해 드립니다.',
  receivedEnding:
    '이 메일은 {site} 문의 양식에 이 주소를 입력하신 분께 보내 드립니다. 문의하신 적이 없다면 이 메일을 삭제해 주세요.',
  answerSubject: '문의하신 내용에 대한 답변({site})',
  answerText: '{date}에 보내 주신 ‘{purpose}’ 문의에 답변드립니다.',
  answerEnding: '이 메일은 {site} 문의 양식으로 연락해 주신 분께 보내 드립니다.',
  toldSubject: '문의 {number}: {purpose}',
  toldName: '이름: {name}',
  toldEmail: '이메일: {email}',
  toldUrl: 'URL: {url}',
  toldItem: '대상 프로젝트: {item}',
  toldLanguage: '언어: {language}',
  toldMany:
    '짧은 시간에 많은 문의가 들어오고 있습니다. 앞으로 한 시간 동안은 메일을 보내지 않으니 나머지는 inbox 명령으로 확인해 주세요.',
  toldEnding:
    '이 메일에 답장하면 보낸 분께 바로 전달됩니다. 사이트에서 답변하려면: npm run site -- inbox answer {number} --text "…"',
} satisfies Translation<'contact-mails'>
