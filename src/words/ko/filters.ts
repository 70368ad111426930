import type { Translation } from '../dictionary.ts'

export default {
  incoming: '시작 전',
  ongoing: '진행 중',
  succeeded: '성공',
  failed: '실패',
  outcomeUnknown: '결과 미확인',
  acceptBitcoin: '비트코인',
  acceptEthereum: '이더리움',
  acceptOtherCoin: '기타 코인',
  bonus: '보너스 있음',
  founderId: '창업자 공개',
  newChain: '자체 메인넷',
  codeAvail: '소스 코드 공개',
  notUS: '미국 거주자 제외',
  exceptNotUS: '미국 거주자 제외 세일 숨기기',
} satisfies Translation<'filters'>
