import type { Translation } from '../dictionary.ts'

export default {
  notFoundTitle: '找不到该页面',
  notFoundText: '网址可能已更改，或页面已被删除。',
  forbiddenTitle: '无法查看该页面',
  forbiddenText: '您没有访问权限，或链接已过期。',
  badRequestTitle: '无法处理该请求',
  badRequestText: '请检查网址或输入的内容。',
  busyTitle: '请求过于频繁',
  busyText: '请稍等片刻后重试。',
  serverTitle: '服务器出现问题',
  serverText: '很抱歉给您带来不便，请稍后再试。我们已收到通知。',
  unavailableTitle: '暂时无法显示该页面',
  unavailableText: '访问量过大，或数据暂时无法连接。请稍后再试。',
  networkTitle: '无法连接服务器',
  networkText: '请检查网络连接后重试。',
  offlineTitle: '您已离线',
  offlineText: '恢复网络连接后即可查看该页面。',
  retry: '重试',
  toHome: '返回首页',
  statusCode: '错误 {code}',
} satisfies Translation<'errors'>
