import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import type { Language } from '../../../domain/kernel/site/language.ts'
import { suggestedCoins, type SuggestedCoin } from './suggested-coins.ts'

interface Suggestions {
  readonly coins: readonly SuggestedCoin[]
  /** The place of the one that Enter opens; -1 while it is none. */
  readonly chosen: number
}

/** Milliseconds in which a reader types the next letter. */
const pause = 180

/** Only the answer to the latest question counts, and none after the reader has gone on. */
export function useSuggestions(language: Language) {
  const [suggestions, setSuggestions] = useState<Suggestions>()
  const question = useRef(0)
  const requested = useRef('')
  const timer = useRef<number>(undefined)
  const { key } = useLocation()
  const { location: next } = useNavigation()
  /** The view in which the latest question is to be answered: the next one, while that is on its way. */
  const askedIn = useRef<unknown>(undefined)
  const forget = () => {
    question.current++
    requested.current = ''
    window.clearTimeout(timer.current)
    setSuggestions(undefined)
  }
  const ask = (text: string, wait = pause) => {
    const q = text.trim()
    if (q === '') return forget()
    // Browsers tell of a finished word twice.
    if (q === requested.current) return undefined
    requested.current = q
    askedIn.current = next?.key ?? keyOfAddress()
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
  /** Past either end it goes on at the other. */
  const move = (step: number) =>
    setSuggestions(
      (before) => before && { ...before, chosen: stepped(before.chosen, step, before.coins.length) },
    )
  const enterView = useEffectEvent(() => {
    if (askedIn.current !== key) forget()
  })
  // What was suggested goes with the view that it was asked in, before a letter can be typed in the next.
  useLayoutEffect(() => enterView(), [key])
  return { suggestions, ask, move, forget }
}

/** The address is that of the next view before the view is there. */
function keyOfAddress(): unknown {
  return (window.history.state as { key?: unknown } | null)?.key ?? 'default'
}

function stepped(chosen: number, step: number, count: number): number {
  if (chosen === -1) return step > 0 ? 0 : count - 1
  return (chosen + step + count) % count
}
