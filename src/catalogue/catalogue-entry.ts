/** What the catalogue needs to know of an offering. Dates are epoch milliseconds, amounts US dollars. */
export interface CatalogueEntry {
  /** The slug: unique, and the last word in every order. */
  id: string
  texts: CatalogueTexts
  status: 0 | 1 | 2 | 3
  createdAt: number
  start?: number | undefined
  end?: number | undefined
  raised?: number | undefined
  targetMin?: number | undefined
  targetMax?: number | undefined
  acceptsBitcoin: boolean
  acceptsEthereum: boolean
  acceptsOther: boolean
  /** Indexes into `industries`. */
  industries: readonly number[]
  bonus: boolean
  founderId: boolean
  newChain: boolean
  codeAvail: boolean
  notUS: boolean
}

/** The excerpts of all languages, in any order. */
export interface CatalogueTexts {
  name: string
  symbol?: string | undefined
  slogan?: string | undefined
  excerpts: readonly string[]
}

/** Bit `n` of a flag mask, and place `n` of a flag count, is the attribute at place `n` here. */
export const catalogueFlags = ['bonus', 'founderId', 'newChain', 'codeAvail', 'notUS'] as const
/** Bit `n` of a coin mask, and place `n` of a coin count, is the coin at place `n` here. */
export const catalogueCoins = ['acceptsBitcoin', 'acceptsEthereum', 'acceptsOther'] as const

export const allStatuses = 0b1111
export const allCoins = 0b111
