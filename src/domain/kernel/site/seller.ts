import { languages, type Language } from './language.ts'

/** Who runs the site and sells its plans, as laws want it named: on legal pages, before a purchase and at the foot of mails. */
export interface Seller {
  readonly name: string
  /** The person in charge. */
  readonly person: string
  readonly address: string
  readonly phone: string
}

export type Sellers = Readonly<Record<Language, Seller>>

/** The seller of a site that states none: plainly an invention. */
export const demoSellers: Sellers = {
  ja: {
    name: '株式会社かわら版プレス（架空の会社）',
    person: '瓦田 志乃（架空の人物）',
    address: '東京都千代田区架空町1-2-3（架空の住所）',
    phone: '00-0000-0000（架空の番号）',
  },
  en: {
    name: 'Kawara Press Inc. (a fictional company)',
    person: 'Shino Kawarada (a fictional person)',
    address: '1-2-3 Kaku-cho, Chiyoda-ku, Tokyo (a fictional address)',
    phone: '00-0000-0000 (a fictional number)',
  },
  ko: {
    name: '주식회사 가와라판 프레스(Kawara Press Inc., 가상의 회사)',
    person: '가와라다 시노(가상의 인물)',
    address: '도쿄도 지요다구 가쿠초 1-2-3(가상의 주소)',
    phone: '00-0000-0000(가상의 번호)',
  },
  zh: {
    name: '瓦版新闻株式会社（Kawara Press Inc.，虚构公司）',
    person: '瓦田志乃（虚构人物）',
    address: '东京都千代田区架空町1-2-3（虚构地址）',
    phone: '00-0000-0000（虚构号码）',
  },
}

const facts = ['name', 'person', 'address', 'phone'] as const
const maxLength = 200

/** Reads sellers by language; undefined if a language or a fact is missing, or is more than one line. */
export function readSellers(value: unknown): Sellers | undefined {
  const byLanguage = recordOf(value)
  const isWhole = languages.every((language) =>
    facts.every((fact) => isLine(recordOf(byLanguage[language])[fact])),
  )
  // Safe: every language has every fact, as a text.
  return isWhole ? (byLanguage as unknown as Sellers) : undefined
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
}

function isLine(value: unknown): boolean {
  return (
    typeof value === 'string' && value.length <= maxLength && /^\S(?:[^\p{Cc}\p{Zl}\p{Zp}]*\S)?$/u.test(value)
  )
}
