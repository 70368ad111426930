import type { Language } from './language.ts'

/** The slogan and the links of the site; `seller.ts` names the company. Separate from the names, because only the page footer uses it. */
export const siteProfile = {
  slogan: {
    ja: 'トークンセールと仮想通貨の相場を、毎日、同じ物差しで。',
    en: 'Token sales and crypto markets, compared like for like every day.',
    ko: '토큰 세일과 코인 시세를 매일 같은 기준으로 전합니다.',
    zh: '每天以同一标准，比较代币发售与加密货币行情。',
  } satisfies Record<Language, string>,
  socialLinks: [
    { kind: 'x', name: 'X', url: 'https://x.example/kawara' },
    { kind: 'telegram', name: 'Telegram', url: 'https://telegram.example/kawara' },
    { kind: 'youtube', name: 'YouTube', url: 'https://youtube.example/kawara' },
    { kind: 'github', name: 'GitHub', url: 'https://github.example/kawara' },
  ],
  /** The link to the legal notice that Japanese law requires of sellers. */
  legalNotice: '特定商取引法に基づく表記',
  companyBlog: 'https://blog.kawara.example/',
} as const
