import type { Language } from '../../domain/kernel/site/language.ts'

interface CatalogueEntry {
  readonly status: number
  readonly title: Readonly<Record<Language, string>>
}

/** Every code a problem can carry, its status, and what the reader is told. */
export const problemCatalogue = {
  invalid_input: {
    status: 400,
    title: {
      ja: '入力内容に誤りがあります。',
      en: 'Some of the input is not valid.',
      ko: '입력한 내용에 잘못된 부분이 있습니다.',
      zh: '输入内容有误。',
    },
  },
  malformed_body: {
    status: 400,
    title: {
      ja: '送信内容を読み取れませんでした。JSON形式で送信してください。',
      en: 'The body could not be read. Send valid JSON.',
      ko: '전송된 내용을 읽을 수 없습니다. JSON 형식으로 보내 주세요.',
      zh: '无法读取提交的内容，请以 JSON 格式发送。',
    },
  },
  signature_invalid: {
    status: 401,
    title: {
      ja: '署名がないか、期限切れか、使用済みです。ページを再読み込みしてお試しください。',
      en: 'The signature is missing, expired or already used. Reload the page and try again.',
      ko: '서명이 없거나 만료되었거나 이미 사용되었습니다. 페이지를 새로고침한 뒤 다시 시도해 주세요.',
      zh: '签名缺失、已过期或已被使用。请刷新页面后重试。',
    },
  },
  not_found: {
    status: 404,
    title: {
      ja: 'お探しのものは見つかりませんでした。',
      en: 'Nothing was found here.',
      ko: '요청하신 내용을 찾을 수 없습니다.',
      zh: '未找到您请求的内容。',
    },
  },
  page_not_found: {
    status: 404,
    title: {
      ja: 'このページは見つかりませんでした。',
      en: 'There is no such page.',
      ko: '해당 페이지를 찾을 수 없습니다.',
      zh: '未找到该页面。',
    },
  },
  post_not_found: {
    status: 404,
    title: {
      ja: 'この記事は見つかりませんでした。',
      en: 'There is no such post.',
      ko: '해당 글을 찾을 수 없습니다.',
      zh: '未找到该文章。',
    },
  },
  follow_link_invalid: {
    status: 404,
    title: {
      ja: 'このリンクは無効です。期限が切れたか、すでに登録が消去されています。',
      en: 'This link is not valid. It has expired, or the record has been erased.',
      ko: '유효하지 않은 링크입니다. 만료되었거나 등록 정보가 이미 삭제되었습니다.',
      zh: '此链接无效。可能已过期，或记录已被清除。',
    },
  },
  offering_not_found: {
    status: 404,
    title: {
      ja: 'このプロジェクトは見つかりませんでした。',
      en: 'There is no such project.',
      ko: '해당 프로젝트를 찾을 수 없습니다.',
      zh: '未找到该项目。',
    },
  },
  coin_not_found: {
    status: 404,
    title: {
      ja: 'この通貨は見つかりませんでした。',
      en: 'There is no such coin.',
      ko: '해당 코인을 찾을 수 없습니다.',
      zh: '未找到该币种。',
    },
  },
  currency_not_found: {
    status: 404,
    title: {
      ja: 'この通貨単位には対応していません。',
      en: 'There are no rates for this currency.',
      ko: '지원하지 않는 통화입니다.',
      zh: '不支持该货币单位。',
    },
  },
  unknown_host: {
    status: 404,
    title: {
      ja: 'このホスト名のサイトはありません。',
      en: 'There is no site at this host name.',
      ko: '이 호스트 이름의 사이트가 없습니다.',
      zh: '该主机名下没有网站。',
    },
  },
  method_not_allowed: {
    status: 405,
    title: {
      ja: 'このメソッドは使えません。',
      en: 'This method is not allowed here.',
      ko: '이 메서드는 사용할 수 없습니다.',
      zh: '此处不允许使用该方法。',
    },
  },
  body_too_large: {
    status: 413,
    title: {
      ja: '送信内容が大きすぎます。',
      en: 'The body is too large.',
      ko: '전송한 내용이 너무 큽니다.',
      zh: '提交的内容过大。',
    },
  },
  unsupported_media_type: {
    status: 415,
    title: {
      ja: 'この形式のデータは受け付けていません。',
      en: 'This media type is not accepted.',
      ko: '지원하지 않는 데이터 형식입니다.',
      zh: '不支持该数据类型。',
    },
  },
  too_many_requests: {
    status: 429,
    title: {
      ja: 'リクエストが多すぎます。しばらくしてからお試しください。',
      en: 'Too many requests. Please try again in a little while.',
      ko: '요청이 너무 많습니다. 잠시 후 다시 시도해 주세요.',
      zh: '请求过于频繁，请稍后再试。',
    },
  },
  request_too_large: {
    status: 431,
    title: {
      ja: 'URLまたはヘッダーが長すぎます。',
      en: 'The URL or the headers are too long.',
      ko: 'URL 또는 헤더가 너무 깁니다.',
      zh: 'URL 或请求头过长。',
    },
  },
  bad_request: {
    status: 400,
    title: {
      ja: 'リクエストを理解できませんでした。',
      en: 'The request could not be understood.',
      ko: '요청을 이해할 수 없습니다.',
      zh: '无法理解该请求。',
    },
  },
  too_many_streams: {
    status: 503,
    title: {
      ja: 'リアルタイム更新の接続数が上限に達しています。しばらくしてからお試しください。',
      en: 'Too many live connections are open. Please try again in a little while.',
      ko: '실시간 연결이 한도에 도달했습니다. 잠시 후 다시 시도해 주세요.',
      zh: '实时连接数已达上限，请稍后再试。',
    },
  },
  source_unavailable: {
    status: 503,
    title: {
      ja: '相場データの提供元から応答がありません。しばらくしてからお試しください。',
      en: 'The source of market data does not answer. Please try again in a little while.',
      ko: '시세 데이터 제공처가 응답하지 않습니다. 잠시 후 다시 시도해 주세요.',
      zh: '行情数据源暂无响应，请稍后再试。',
    },
  },
  internal: {
    status: 500,
    title: {
      ja: 'サーバーで問題が発生しました。時間をおいてお試しください。',
      en: 'Something went wrong on our side. Please try again later.',
      ko: '서버에 문제가 발생했습니다. 잠시 후 다시 시도해 주세요.',
      zh: '服务器出现问题，请稍后再试。',
    },
  },
} as const satisfies Record<string, CatalogueEntry>

export type ProblemCode = keyof typeof problemCatalogue
