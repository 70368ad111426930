import type { Translation } from '../../dictionary.ts'

export default {
  invalid_input: '输入内容有误。',
  malformed_body: '无法读取提交的内容，请以 JSON 格式发送。',
  signature_invalid: '签名缺失、已过期或已被使用。请刷新页面后重试。',
  not_found: '未找到您请求的内容。',
  page_not_found: '未找到该页面。',
  post_not_found: '未找到该文章。',
  follow_link_invalid: '此链接无效。可能已过期，或记录已被清除。',
  offering_not_found: '未找到该项目。',
  coin_not_found: '未找到该币种。',
  currency_not_found: '不支持该货币单位。',
  unknown_host: '该主机名下没有网站。',
  method_not_allowed: '此处不允许使用该方法。',
  body_too_large: '提交的内容过大。',
  unsupported_media_type: '不支持该数据类型。',
  too_many_requests: '请求过于频繁，请稍后再试。',
  request_too_large: 'URL 或请求头过长。',
  bad_request: '无法理解该请求。',
  too_many_streams: '实时连接数已达上限，请稍后再试。',
  source_unavailable: '行情数据源暂无响应，请稍后再试。',
  internal: '服务器出现问题，请稍后再试。',
} satisfies Translation<'problems'>
