import { use, useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { useNavigate } from 'react-router'
import type { Currency } from '../../../domain/kernel/money/currency.ts'
import type { Rates } from '../../../domain/market/quotes/money-in.ts'
import { LanguageContext, useMessages } from '../../i18n/use-messages.ts'
import { SuggestionList } from './suggestion-list.tsx'
import { useSuggestions } from './use-suggestions.ts'

interface Typing {
  readonly field: RefObject<HTMLInputElement | null>
  /** Called with the text of the field after each change that `useTyping` reports. */
  readonly onText: (text: string) => void
  /** Handles a key in the search field; returns false if the browser should handle it. */
  readonly onKey: (key: string, text: string) => boolean
  readonly onLeave: () => void
}

/**
 * Browsers report this `keyCode` for a key that belongs to an input method, the program with which Japanese, Korean and Chinese
 * are typed. Safari sends it for the key that finishes a word, when `isComposing` is already false.
 */
const takenByInputMethod = 229

/**
 * Reports what the reader types. While a Japanese, Korean or Chinese word is being composed with an input method, neither its
 * unfinished text nor the keys that finish it are reported. Phone keyboards compose Latin words too: those are reported letter by
 * letter, except on Chinese keyboards, where the letters are only the sounds of a word.
 */
function useTyping({ field, ...typing }: Typing): void {
  const take = useEffectEvent((text: string) => typing.onText(text))
  const press = useEffectEvent((event: KeyboardEvent, text: string) => {
    // `isComposing` is not enough: Safari reports the key that finishes a composed word only by its `keyCode`.
    // oxlint-disable-next-line typescript/no-deprecated
    if (event.isComposing || event.keyCode === takenByInputMethod) return
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    if (typing.onKey(event.key, text)) event.preventDefault()
  })
  const leave = useEffectEvent(() => typing.onLeave())
  useEffect(() => {
    const { current: input } = field
    if (input === null) return undefined
    const ended = new AbortController()
    const { signal } = ended
    const takeTyped = ({ isComposing, data }: InputEvent) => {
      if (!isComposing || isLatinTyped(data)) take(input.value)
    }
    // A tap outside of the field closes the suggestions, because in some browsers such a tap does not move the focus.
    const leaveByTap = ({ target }: PointerEvent) => {
      if (target instanceof Node && input.closest('.coin-search')?.contains(target) !== true) leave()
    }
    input.addEventListener('input', takeTyped, { signal })
    input.addEventListener('compositionend', () => take(input.value), { signal })
    input.addEventListener('keydown', (event) => press(event, input.value), { signal })
    input.addEventListener('blur', () => leave(), { signal })
    input.form?.addEventListener('submit', () => leave(), { signal })
    document.addEventListener('pointerdown', leaveByTap, { signal })
    return () => ended.abort()
  }, [field])
}

function isLatinTyped(composed: string | null): boolean {
  return composed !== null && /^[\w.-]*$/.test(composed) && !document.documentElement.lang.startsWith('zh')
}

/** Value for `aria-activedescendant`: id of the chosen option, '' if none is chosen, undefined if there is no list. */
export type ActiveOption = string | undefined

interface SuggestionsProps {
  readonly field: RefObject<HTMLInputElement | null>
  readonly id: string
  readonly shownText: string
  readonly currency: Currency
  readonly rates: Rates
  readonly hrefOf: (coinId: string) => string
  readonly onChange: (active: ActiveOption) => void
}

export default function Suggestions({
  field,
  id,
  shownText,
  currency,
  rates,
  hrefOf,
  onChange,
}: SuggestionsProps) {
  const t = useMessages('coin')
  const { language } = use(LanguageContext)
  const navigate = useNavigate()
  const list = useRef<HTMLDivElement>(null)
  const { suggestions, ask, move, forget } = useSuggestions(language)
  const coins = suggestions?.coins ?? []
  const chosen = coins[suggestions?.chosen ?? -1]
  const isOpen = coins.length > 0
  const optionId = (coinId: string) => `${id}-${coinId}`
  const open = (coinId: string) => {
    forget()
    void navigate(hrefOf(coinId))
  }
  useTyping({
    field,
    onText: ask,
    onLeave: forget,
    onKey: (key, text) => {
      if (key === 'ArrowDown' || key === 'ArrowUp') {
        if (isOpen) move(key === 'ArrowDown' ? 1 : -1)
        else ask(text, 0)
        return text.trim() !== ''
      }
      if (key === 'Enter' && chosen !== undefined) open(chosen.id)
      else if (key === 'Escape' && isOpen) forget()
      else return false
      return true
    },
  })
  const suggestForEarlyText = useEffectEvent(() => {
    // The reader may have typed while this file was loading, so suggestions are requested for the text that is already there.
    const { current } = field
    if (current !== document.activeElement) return
    if (current?.value.trim() !== shownText) ask(current?.value ?? '', 0)
  })
  useEffect(() => suggestForEarlyText(), [])
  const active = isOpen ? (chosen === undefined ? '' : optionId(chosen.id)) : undefined
  const report = useEffectEvent(onChange)
  useEffect(() => {
    report(active)
    const option = active === undefined || active === '' ? list.current : document.getElementById(active)
    option?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <>
      <output className="sr-only">
        {suggestions !== undefined &&
          (isOpen ? t.suggestionsFound({ count: coins.length }) : t.noSuggestions())}
      </output>
      {isOpen && (
        <SuggestionList
          ref={list}
          id={id}
          label={t.suggestions()}
          coins={coins}
          chosen={chosen}
          optionId={optionId}
          onOpen={open}
          currency={currency}
          rates={rates}
        />
      )}
    </>
  )
}
