import type { Translation } from '../../dictionary.ts'

export default {
  socialLinks: '공식 계정',
  industries: '업종별로 찾기',
  status: '진행 상태',
  coins: '결제 수단',
  scale: '최소 목표액',
  languages: '언어',
  owners: '프로젝트·개발자',
  linkSubmission: '프로젝트 등록 신청',
  linkBadge: '배지',
  site: '사이트',
  linkCompany: '회사 소개',
  linkAds: '광고 안내',
  linkContact: '문의하기',
  linkCompanyBlog: '회사 블로그',
  disclaimer: '본 사이트는 정보 제공만을 목적으로 하며 특정 토큰의 구매를 권유하지 않습니다.',
} satisfies Translation<'frame/footer'>
