import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import type { Language } from '../../../domain/kernel/site/language.ts'
import { suggestedCoins, type SuggestedCoin } from './suggested-coins.ts'

interface Suggestions {
  readonly coins: readonly SuggestedCoin[]
  /** Index of the suggestion that Enter opens; -1 if none. */
  readonly chosen: number
}

const debounceMilliseconds = 180

/** Suggestions for a typed text. Responses to earlier texts, or after the reader has moved on, are dropped. */
export function useSuggestions(language: Language) {
  const [suggestions, setSuggestions] = useState<Suggestions>()
  const question = useRef(0)
  const requested = useRef('')
  const timer = useRef<number>(undefined)
  const { key } = useLocation()
  const { location: next } = useNavigation()
  /** The router's key of the view in which suggestions were last requested. During a navigation that is the view to come. */
  const requestedIn = useRef<unknown>(undefined)
  const forget = () => {
    question.current++
    requested.current = ''
    window.clearTimeout(timer.current)
    setSuggestions(undefined)
  }
  const ask = (text: string, wait = debounceMilliseconds) => {
    const q = text.trim()
    if (q === '') return forget()
    // The end of a composed word (Japanese, Korean, Chinese) is reported twice by browsers; the second report has the same text
    // and is ignored.
    if (q === requested.current) return undefined
    requested.current = q
    requestedIn.current = next?.key ?? keyOfAddress()
    const serial = ++question.current
    window.clearTimeout(timer.current)
    setSuggestions((before) => before && { ...before, chosen: -1 })
    const answer = async () => {
      const coins = await suggestedCoins(q, language)
      if (serial !== question.current) return
      if (coins === undefined) forget()
      else setSuggestions({ coins, chosen: -1 })
    }
    timer.current = window.setTimeout(() => void answer(), wait)
  }
  const move = (step: number) =>
    setSuggestions(
      (before) => before && { ...before, chosen: stepped(before.chosen, step, before.coins.length) },
    )
  const enterView = useEffectEvent(() => {
    if (requestedIn.current !== key) forget()
  })
  // Suggestions are dropped when the view changes, before the next letter can be typed.
  useLayoutEffect(() => enterView(), [key])
  return { suggestions, ask, move, forget }
}

/** The router's key of the view at the current address. The router changes the address before it renders the view. */
function keyOfAddress(): unknown {
  return (window.history.state as { key?: unknown } | null)?.key ?? 'default'
}

function stepped(chosen: number, step: number, count: number): number {
  if (chosen === -1) return step > 0 ? 0 : count - 1
  return (chosen + step + count) % count
}
