import type { Translation } from '../../dictionary.ts'

export default {
  heading: '초대를 받았습니다',
  text: '앱에 등록한 뒤 24시간 안에 초대 코드 {code}을(를) 입력하세요.',
  back: '초대 페이지로 돌아가기',
} satisfies Translation<'airdrop/invited'>
