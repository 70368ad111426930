import type { DecimalText } from '../sale/amount.ts'

export const kinds = ['ICO', 'STO', 'IEO'] as const
export type Kind = (typeof kinds)[number]

/** What the icons of a list cell say, by the name it has on the wire. */
export const attributes = ['BONUS', 'FOUNDER_INFO_AVAIL', 'NEW_CHAIN', 'CODE_AVAIL'] as const
export type Attribute = (typeof attributes)[number]

export type Usd = { usd: DecimalText | null }

export type TeamMember = { avatar: string | null; name: string; title: string | null; socials: string[] }

/** When a bonus applies and how much it is, as the owner wrote them: `First week`, `20 %`. */
export type BonusStep = { time: string; value: string }
