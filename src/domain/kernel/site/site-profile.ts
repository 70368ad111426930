import type { Language } from './language.ts'

/** Who runs this site, and how it presents itself. Apart from its names, since only the foot of a page tells this. */
export const siteProfile = {
  company: 'Kawara Press Inc.',
  slogan: {
    ja: '仮想通貨の募集と相場を、毎日、同じ物差しで。',
    en: 'Token sales and crypto markets, measured daily by the same yardstick.',
    ko: '토큰 세일과 암호화폐 시세를, 매일 같은 잣대로.',
    zh: '用同一把尺子，每天衡量代币发售与加密市场。',
  } satisfies Record<Language, string>,
  socialLinks: [
    { kind: 'x', name: 'X', url: 'https://x.example/kawara' },
    { kind: 'telegram', name: 'Telegram', url: 'https://telegram.example/kawara' },
    { kind: 'youtube', name: 'YouTube', url: 'https://youtube.example/kawara' },
    { kind: 'github', name: 'GitHub', url: 'https://github.example/kawara' },
  ],
  companyBlog: 'https://blog.kawara.example/',
} as const
