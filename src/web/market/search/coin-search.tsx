import { useEffect, useId, useRef, useState, use, useCallback } from 'react'
import type { Currency } from '../../../domain/kernel/money/currency.ts'
import type { MarketView } from '../../../domain/market/list/market-address.ts'
import { queryLimit } from '../../../domain/market/list/market-query.ts'
import type { Rates } from '../../../domain/market/quotes/money-in.ts'
import { loadMessages } from '../../i18n/loaded-messages.ts'
import { useMessages, LanguageContext } from '../../i18n/use-messages.ts'
import { useLinks } from '../../reader/use-links.ts'
import { Input } from '../../ui/controls/input.tsx'
import { useHydrated } from '../figures/use-hydrated.ts'
import type Suggestions from './suggestions.tsx'
import type { ActiveOption } from './suggestions.tsx'

interface CoinSearchProps {
  readonly view: MarketView
  readonly currency: Currency
  readonly rates: Rates
}

export function CoinSearch({ view: { q, currency: requested }, currency, rates }: CoinSearchProps) {
  const t = useMessages('market')
  const links = useLinks()
  const id = useId()
  const isHydrated = useHydrated()
  const field = useRef<HTMLInputElement>(null)
  const [Suggestions, fetchSuggestions] = useDeferredSuggestions()
  const [active, setActive] = useState<ActiveOption>()
  const shown = useRef(q)
  useEffect(() => {
    // Nothing changes unless another list was loaded, so text typed before hydration stays in the field.
    if (shown.current === q || field.current === null) return
    // If the reader went on typing while the list loaded, the typed text stays in the field.
    const isAhead = field.current === document.activeElement && field.current.value !== shown.current
    shown.current = q
    if (!isAhead) field.current.value = q
  }, [q])
  useEffect(() => {
    if (field.current === document.activeElement) fetchSuggestions()
  }, [fetchSuggestions])
  const combobox = {
    role: 'combobox',
    autoComplete: 'off',
    'aria-autocomplete': 'list',
    'aria-expanded': active !== undefined,
    'aria-controls': active === undefined ? undefined : id,
    'aria-activedescendant': active === '' ? undefined : active,
  } as const
  return (
    <div className="coin-search relative max-md:order-3 max-md:w-full md:w-64">
      <Input
        ref={field}
        type="search"
        name="q"
        icon="search"
        maxLength={queryLimit}
        defaultValue={q}
        aria-label={t.search()}
        placeholder={t.search()}
        onFocus={fetchSuggestions}
        {...(isHydrated && combobox)}
      />
      {Suggestions !== undefined && (
        <Suggestions
          field={field}
          id={id}
          shownText={q}
          currency={currency}
          rates={rates}
          hrefOf={(coin) => links.coin(coin, new URLSearchParams(requested && { currency: requested }))}
          onChange={setActive}
        />
      )}
    </div>
  )
}

function useDeferredSuggestions() {
  const { language } = use(LanguageContext)
  const [fetched, setFetched] = useState<typeof Suggestions>()
  const fetchSuggestions = useCallback(() => {
    Promise.all([import('./suggestions.tsx'), loadMessages(language, 'coin')])
      .then(([{ default: suggestions }]) => setFetched(() => suggestions))
      .catch((error: unknown) => console.warn('Could not load the suggestions of the search.', error))
  }, [language])
  return [fetched, fetchSuggestions] as const
}
