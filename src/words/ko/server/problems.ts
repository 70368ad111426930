import type { Translation } from '../../dictionary.ts'

export default {
  invalid_input: '입력한 내용에 잘못된 부분이 있습니다.',
  malformed_body: '전송된 내용을 읽을 수 없습니다. JSON 형식으로 보내 주세요.',
  signature_invalid:
    '서명이 없거나 만료되었거나 이미 사용되었습니다. 페이지를 새로고침한 뒤 다시 시도해 주세요.',
  not_found: '요청하신 내용을 찾을 수 없습니다.',
  page_not_found: '해당 페이지를 찾을 수 없습니다.',
  post_not_found: '해당 글을 찾을 수 없습니다.',
  follow_link_invalid: '유효하지 않은 링크입니다. 만료되었거나 등록 정보가 이미 삭제되었습니다.',
  offering_not_found: '해당 프로젝트를 찾을 수 없습니다.',
  coin_not_found: '해당 코인을 찾을 수 없습니다.',
  currency_not_found: '지원하지 않는 통화입니다.',
  unknown_host: '이 호스트 이름의 사이트가 없습니다.',
  method_not_allowed: '이 메서드는 사용할 수 없습니다.',
  body_too_large: '전송한 내용이 너무 큽니다.',
  unsupported_media_type: '지원하지 않는 데이터 형식입니다.',
  too_many_requests: '요청이 너무 많습니다. 잠시 후 다시 시도해 주세요.',
  request_too_large: 'URL 또는 헤더가 너무 깁니다.',
  bad_request: '요청을 이해할 수 없습니다.',
  too_many_streams: '실시간 연결이 한도에 도달했습니다. 잠시 후 다시 시도해 주세요.',
  too_many_mails: '메일 신청이 몰리고 있습니다. 잠시 후 다시 시도해 주세요.',
  source_unavailable: '시세 데이터 제공처가 응답하지 않습니다. 잠시 후 다시 시도해 주세요.',
  database_away: '지금은 데이터를 불러올 수 없습니다. 잠시 후 다시 시도해 주세요.',
  internal: '서버에 문제가 발생했습니다. 잠시 후 다시 시도해 주세요.',
} satisfies Translation<'problems'>
