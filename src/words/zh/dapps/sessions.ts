import type { Translation } from '../../dictionary.ts'

export default {
  loggedInAs: '以{name}的身份登录',
  title: '已登录的浏览器',
  text: '如有不认识的浏览器，请将其退出登录。登录状态保留{sessionDays}天。',
  current: '当前浏览器',
  unknown: '未知浏览器',
  on: '{browser}（{system}）',
  since: '{date}登录',
  end: '退出登录',
  endOf: '退出{browser}的登录',
  ending: '正在退出',
  ended: '{browser}已退出登录',
  failed: '无法退出登录，请重试。',
} satisfies Translation<'dapps/sessions'>
