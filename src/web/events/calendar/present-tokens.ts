import type { Client } from '../../../contract/calls/client.ts'
import type { Reply } from '../../../contract/operations/operation.ts'
import type { Operations } from '../../../contract/operations/operations.ts'
import type { CalendarFilter } from '../../../domain/events/calendar/calendar-filter.ts'
import { maxSymbols, settleSymbols } from '../../../domain/events/event-symbol.ts'
import { calendarAddress } from '../../../words/addresses/event-addresses.ts'
import type { Links } from '../../addresses/links.ts'
import { orFallback } from '../../loading/or-fallback.ts'

/** Only a few unknown tokens get suggestions, because each takes a call. */
const maxHelped = 3
const maxSuggestions = 6

interface TokensSource {
  readonly client: Client
  readonly tokens: Reply<Operations['searchEvents']>['tokens']
  readonly filter: CalendarFilter
  readonly isList: boolean
  readonly links: Links
}

/**
 * The tokens of a calendar: those that are known, with the coins of their symbol, largest first; and those that are not, with the tokens
 * that the reader may have meant.
 */
export async function presentTokens({ client, tokens, filter, isList, links }: TokensSource) {
  const linkTo = (symbols: readonly string[]) =>
    links.inside(calendarAddress({ ...filter, symbols }, { isList }))
  const without = (symbol: string) => filter.symbols.filter((one) => one !== symbol)
  const unknown = tokens.filter((token) => !token.is_known)
  const suggestions = await Promise.all(
    unknown.slice(0, maxHelped).map(async ({ symbol }) => {
      const { options } = await orFallback(client.listTokenOptions({ q: symbol }), { options: [] })
      return options.slice(0, maxSuggestions).map(({ value, label }) => ({
        label,
        href: linkTo(settleSymbols([...without(symbol), value])),
      }))
    }),
  )
  return {
    chosen: filter.symbols.map((symbol) => ({
      symbol,
      isKnown: unknown.every((token) => token.symbol !== symbol),
      remove: linkTo(without(symbol)),
    })),
    isFull: filter.symbols.length >= maxSymbols,
    coins: tokens
      .filter(({ coins }) => coins.length > 0)
      .map(({ symbol, coins }) => ({
        symbol,
        coins: coins.map(({ id, name }) => ({ id, name, href: links.coin(id) })),
      })),
    unknown: unknown.map(({ symbol }) => symbol),
    knownOnly:
      unknown.length === 0
        ? null
        : linkTo(filter.symbols.filter((symbol) => unknown.every((one) => one.symbol !== symbol))),
    suggestions: suggestions.flat(),
  }
}

export type LoadedTokens = Awaited<ReturnType<typeof presentTokens>>
