import type { Translation } from '../../dictionary.ts'

export default {
  entry: '■ {title}',
  confirmSiteSubject: '메일 구독 확인({site})',
  confirmSiteText:
    '새로운 토큰 세일과 조건 변경을 알려 드리는 메일 구독 신청을 받았습니다. 아래 버튼으로 확인 페이지를 열어 구독을 완료해 주세요.',
  confirmOfferingSubject: '‘{name}’ 알림 신청 확인({site})',
  confirmOfferingText:
    '‘{name}’의 조건과 일정 변경을 알려 드리는 메일 구독 신청을 받았습니다. 아래 버튼으로 확인 페이지를 열어 구독을 완료해 주세요.',
  confirmButton: '확인 페이지 열기',
  confirmEnding:
    '신청하신 적이 없다면 이 메일을 삭제해 주세요. {confirmDays}일 안에 확인하지 않으면 주소는 삭제됩니다.',
  stopSubject: '메일 수신 거부 안내({site})',
  stopSiteText:
    '새로운 토큰 세일과 조건 변경 메일의 수신 거부 요청을 받았습니다. 아래 버튼을 눌러 수신을 거부하실 수 있습니다.',
  stopOfferingText:
    '‘{name}’ 알림 메일의 수신 거부 요청을 받았습니다. 아래 버튼을 눌러 수신을 거부하실 수 있습니다.',
  stopButton: '수신 거부 페이지 열기',
  stopEnding: '요청하신 적이 없다면 이 메일을 삭제해 주세요. 구독은 그대로 유지됩니다.',
  changedSubject: '‘{name}’의 조건이 변경되었습니다',
  changedText:
    '알림을 신청하신 토큰 세일의 조건이 변경되었습니다. 참여를 결정하기 전에 프로젝트의 공식 공지도 함께 확인해 주세요.',
  changedEnding: '이 메일은 {site}에서 ‘{name}’ 알림을 신청하신 분께 보내 드립니다.',
  digestSubject: '새로운 토큰 세일과 조건 변경 {count}건({site})',
  digestText: '지난 메일 이후 등록된 토큰 세일과 변경된 조건입니다.',
  digestMore: '이 밖에 {count}건이 더 있습니다. 최신순 목록 보기',
  digestEnding: '이 메일은 {site} 메일을 구독하신 분께, 소식이 있는 평일 아침에 보내 드립니다.',
  preferencesLink: '메일 수신 설정',
  stopLink: '수신 거부',
} satisfies Translation<'mails'>
