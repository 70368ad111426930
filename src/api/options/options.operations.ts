import type { Language } from '../../domain/kernel/site/language.ts'
import { foldLine } from '../../domain/kernel/text/folding.ts'
import { withNote } from '../../domain/kernel/text/notation.ts'
import type { Implementations } from '../operations/implementation.ts'

export interface NamedToken {
  readonly symbol: string
  readonly name: string
  readonly logo: string | null
}

export interface NamedSale {
  readonly item_id: string
  readonly name: string
  readonly symbol: string | null
  readonly logo: string | null
}

export interface NamedCoin extends NamedToken {
  readonly id: string
}

interface OptionsDeps {
  readonly coins: (q: string, language: Language) => readonly NamedCoin[]
  readonly sales: (q: string, language: Language) => Promise<readonly NamedSale[]>
  /** Sources of tokens: the market, then sales. Each returns its best match first. */
  readonly tokens: readonly ((q: string, language: Language) => Promise<readonly NamedToken[]>)[]
}

const maxOptions = 20

export function implementOptions({
  coins,
  tokens,
  sales,
}: OptionsDeps): Pick<Implementations, 'listCoinOptions' | 'listTokenOptions' | 'listOfferingOptions'> {
  return {
    async listOfferingOptions({ q = '' }, { language, dependsOn }) {
      dependsOn?.('offerings')
      const found = await sales(q.trim(), language)
      const options = found.slice(0, maxOptions).map(({ item_id: value, name, symbol, logo }) => ({
        value,
        logo,
        label: withNote({ text: name, note: symbol, language }),
      }))
      return { options }
    },

    async listCoinOptions({ q = '' }, { language }) {
      const byId = new Map(coins(q.trim(), language).map((coin) => [coin.id, coin]))
      const options = [...byId.values()].slice(0, maxOptions)
      return {
        options: options.map(({ id, name, symbol, logo }) => ({
          value: id,
          logo,
          label: withNote({ text: name, note: symbol.toUpperCase(), language }),
        })),
      }
    },

    async listTokenOptions({ q = '' }, { language }) {
      const term = q.trim()
      const found = (await Promise.all(tokens.map((find) => find(term, language)))).flat()
      const bySymbol = new Map<string, NamedToken>()
      // A token whose symbol is exactly the search term comes first, however small the token is.
      const isExactSymbol = ({ symbol }: NamedToken) => Number(foldLine(symbol) === foldLine(term))
      for (const token of found.toSorted((one, other) => isExactSymbol(other) - isExactSymbol(one))) {
        const symbol = token.symbol.toUpperCase()
        if (!bySymbol.has(symbol)) bySymbol.set(symbol, token)
      }
      const options = [...bySymbol].slice(0, maxOptions)
      return {
        options: options.map(([value, { name, logo }]) => ({
          value,
          logo,
          label: withNote({ text: name, note: value, language }),
        })),
      }
    },
  }
}
