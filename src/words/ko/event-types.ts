import type { Translation } from '../dictionary.ts'

export default {
  exchange: '상장',
  hardfork: '하드포크',
  meetup: '밋업',
  release: '릴리스',
  ama: 'AMA',
  airdrop: '에어드롭',
  announcement: '발표',
  product: '제품',
  contest: '콘테스트',
  partnership: '제휴',
  conference: '콘퍼런스',
  swap: '스왑',
  burn: '소각',
  ico: '토큰 세일',
  softfork: '소프트포크',
  other: '기타',
} satisfies Translation<'event-types'>
