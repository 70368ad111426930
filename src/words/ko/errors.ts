import type { Translation } from '../dictionary.ts'

export default {
  notFoundTitle: '페이지를 찾을 수 없습니다',
  notFoundText: '주소가 바뀌었거나 삭제되었을 수 있습니다.',
  forbiddenTitle: '이 페이지는 볼 수 없습니다',
  forbiddenText: '접근 권한이 없거나 링크가 만료되었습니다.',
  badRequestTitle: '요청을 처리할 수 없습니다',
  badRequestText: '주소나 입력한 내용을 확인해 주세요.',
  busyTitle: '요청이 너무 많습니다',
  busyText: '잠시 후 다시 시도해 주세요.',
  serverTitle: '서버에 문제가 발생했습니다',
  serverText: '불편을 드려 죄송합니다. 잠시 후 다시 시도해 주세요. 운영진에게 알림이 전달되었습니다.',
  unavailableTitle: '지금은 표시할 수 없습니다',
  unavailableText: '접속이 몰리고 있거나 데이터에 일시적으로 연결할 수 없습니다. 잠시 후 다시 시도해 주세요.',
  networkTitle: '서버에 연결할 수 없습니다',
  networkText: '네트워크 상태를 확인한 뒤 다시 시도해 주세요.',
  offlineTitle: '오프라인 상태입니다',
  offlineText: '인터넷에 연결되면 이 페이지를 볼 수 있습니다.',
  retry: '다시 시도',
  toHome: '홈으로 가기',
  statusCode: '오류 {code}',
} satisfies Translation<'errors'>
