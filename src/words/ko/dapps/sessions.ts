import type { Translation } from '../../dictionary.ts'

export default {
  loggedInAs: '{name} 님으로 로그인됨',
  title: '로그인된 브라우저',
  text: '모르는 브라우저가 있으면 로그아웃하세요. 로그인은 {sessionDays}일 후 만료됩니다.',
  current: '현재 브라우저',
  unknown: '알 수 없는 브라우저',
  on: '{browser}({system})',
  since: '{date} 로그인',
  end: '로그아웃',
  endOf: '{browser} 로그아웃',
  ending: '로그아웃하는 중',
  ended: '{browser}에서 로그아웃했습니다',
  failed: '로그아웃하지 못했습니다. 다시 시도해 주세요.',
} satisfies Translation<'dapps/sessions'>
