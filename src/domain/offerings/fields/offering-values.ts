import type { DecimalText } from '../sale/amount.ts'

export const kinds = ['ICO', 'STO', 'IEO'] as const
export type Kind = (typeof kinds)[number]

export const attributes = ['BONUS', 'FOUNDER_INFO_AVAIL', 'NEW_CHAIN', 'CODE_AVAIL'] as const
export type Attribute = (typeof attributes)[number]

export type Usd = { usd: DecimalText | null }

export type TeamMember = { avatar: string | null; name: string; title: string | null; socials: string[] }

/** Time and size of a bonus in the words of the owner: `First week`, `20 %`. */
export type BonusStep = { time: string; value: string }
