import type { Translation } from '../../dictionary.ts'

export default {
  heading: '您收到了邀请',
  text: '在应用中注册后，请在24小时内填写邀请码{code}。',
  back: '返回邀请页面',
} satisfies Translation<'airdrop/invited'>
