import { useEffect, useLayoutEffect } from 'react'
import { NavigationType, useLocation, useNavigation, useNavigationType, type Location } from 'react-router'
import { whenIdle } from '../loading/when-idle.ts'

const storageKey = 'scroll-positions'
const maxPositions = 50

/** Where the reader was, by the entry of the history; for as long as the tab is there. */
function savePosition(key: string): void {
  const others = Object.entries(savedPositions()).filter(([other]) => other !== key)
  const saved = [...others.slice(-maxPositions), [key, window.scrollY]]
  sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(saved)))
}

function savedPositions(): Record<string, number> {
  // Written by savePosition alone.
  return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, number>
}

// Stands outside the component, which is made anew when an error takes the place of a page.
let shownLocation: Location | undefined
let shownEntry = ''

/** Applies the scroll rules to each navigation; back, forward and reload return to where the reader was. */
export function ScrollKeeper() {
  const location = useLocation()
  const navigationType = useNavigationType()
  const leaving = useNavigation().state === 'loading'

  useEffect(() => {
    if (leaving) savePosition(shownEntry)
  }, [leaving])

  useEffect(() => {
    window.history.scrollRestoration = 'manual'
    const remember = () => savePosition(shownEntry)
    window.addEventListener('pagehide', remember)
    window.addEventListener('scrollend', remember)
    window.addEventListener('scroll', layOutWhole, { once: true, passive: true })
    return () => {
      window.removeEventListener('pagehide', remember)
      window.removeEventListener('scrollend', remember)
      window.removeEventListener('scroll', layOutWhole)
    }
  }, [])

  useEffect(layOutByAndBy, [])

  useLayoutEffect(() => {
    const from = shownLocation ?? location
    shownLocation = location
    shownEntry = entryName(location.key)
    const saved = navigationType === NavigationType.Pop ? savedPositions()[shownEntry] : undefined
    if (saved !== undefined) {
      layOutWhole()
      window.scrollTo(0, saved)
      return
    }
    if (from === location && location.hash === '') return
    const rule = scrollAfter(from, location)
    if (rule === 'top') window.scrollTo(0, 0)
    if (rule !== 'hash') return
    layOutWhole()
    targetOf(location.hash)?.scrollIntoView()
  }, [location, navigationType])
  return null
}

/** Every height is known from now on: a guess would lead to the wrong place. */
function layOutWhole(): void {
  document.documentElement.dataset['whole'] = ''
}

/** One part after the other whenever there is nothing else to do, so that no single step is long. */
function layOutByAndBy(): () => void {
  const step = () => {
    const next = document.querySelector<HTMLElement>('.late-layout:not([data-whole])')
    if (next === null) return layOutWhole()
    next.dataset['whole'] = ''
    cancel = whenIdle(step)
  }
  let cancel = whenIdle(step)
  return () => cancel()
}

/** An entry that the browser made by itself (an address typed, a plain link to a hash) is given a name here. */
function entryName(key: string): string {
  if (key !== 'default') return key
  const state = window.history.state as { readonly entry?: string } | null
  if (state?.entry !== undefined) return state.entry
  const entry = String(performance.timeOrigin + performance.now())
  window.history.replaceState({ ...state, entry }, '')
  return entry
}

/** The hash is the reader's to type: one that is not valid percent-encoding is looked up as it stands. */
function targetOf(hash: string): HTMLElement | null {
  const id = hash.slice(1)
  try {
    return document.getElementById(decodeURIComponent(id))
  } catch (error) {
    if (error instanceof URIError) return document.getElementById(id)
    throw error
  }
}

interface Place {
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

/**
 * Where a page stands after a navigation: at the hash if there is one; at the top when the path or the page
 * number changed; otherwise where it was. `/?sort=endAsc` → `/?sort=endAsc&bonus=1` stays, `&page=2` goes up.
 */
function scrollAfter(from: Place, to: Place): 'hash' | 'top' | 'stay' {
  if (to.hash !== '') return 'hash'
  if (from.pathname !== to.pathname || pageOf(from) !== pageOf(to)) return 'top'
  return 'stay'
}

function pageOf({ search }: Place): string {
  return new URLSearchParams(search).get('page') ?? '1'
}
