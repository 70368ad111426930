import {
  implementOptions,
  type NamedCoin,
  type NamedSale,
  type NamedToken,
} from '../../api/options/options.operations.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import type { Area } from './area.ts'

interface OptionsDeps {
  readonly coins: (q: string, language: Language) => readonly NamedCoin[]
  readonly sales: (q: string, language: Language) => Promise<readonly NamedToken[]>
  readonly named: (q: string, language: Language) => Promise<readonly NamedSale[]>
}

/** Suggestions for the fields of forms in which a reader types to find a coin, a token or a sale. */
export function openOptions({ coins, sales, named }: OptionsDeps) {
  const tokens = [async (q: string, language: Language) => coins(q, language), sales]
  return { name: 'options', operations: implementOptions({ coins, tokens, sales: named }) } satisfies Area
}
