import type { Translation } from '../../dictionary.ts'

export default {
  question: '한국에서 참여할 수 있나요?',
  refused: '참여 불가',
  refusedText: '프로젝트가 한국을 참여 제한 지역으로 명시했습니다.',
  notListed: '한국 언급 없음',
  notListedText: '참여 제한 지역({areas})에 한국은 없지만, 참여할 수 있다는 뜻은 아닙니다.',
  notUsText: '미국 거주자만 제외한다고 밝혔습니다. 한국에서 참여할 수 있다는 뜻은 아닙니다.',
  notStated: '언급 없음',
  notStatedText: '참여 제한 지역이 공개되지 않았습니다. 참여할 수 있다는 뜻은 아닙니다.',
  kyc: '본인 확인(KYC)이 필요합니다.',
  whitelist: '화이트리스트 등록이 필요합니다.',
} satisfies Translation<'offering/participation'>
