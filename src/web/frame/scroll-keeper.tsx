import { useEffect, useLayoutEffect } from 'react'
import { NavigationType, useLocation, useNavigation, useNavigationType, type Location } from 'react-router'
import { whenIdle } from '../loading/when-idle.ts'

const storageKey = 'scroll-positions'
const maxPositions = 50

function savePosition(key: string): void {
  const others = Object.entries(savedPositions()).filter(([other]) => other !== key)
  const saved = [...others.slice(-maxPositions), [key, window.scrollY]]
  sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(saved)))
}

function savedPositions(): Record<string, number> {
  // The stored JSON is written only by `savePosition`.
  return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, number>
}

// The shown location is kept outside of the component, whose state is lost when an error page replaces the page.
let shownLocation: Location | undefined
let shownEntry = ''

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
    window.addEventListener('scroll', layOutEverything, { once: true, passive: true })
    return () => {
      window.removeEventListener('pagehide', remember)
      window.removeEventListener('scrollend', remember)
      window.removeEventListener('scroll', layOutEverything)
    }
  }, [])

  useEffect(layOutWhenIdle, [])

  useLayoutEffect(() => {
    const from = shownLocation ?? location
    shownLocation = location
    shownEntry = entryName(location.key)
    const saved = navigationType === NavigationType.Pop ? savedPositions()[shownEntry] : undefined
    if (saved !== undefined) {
      layOutEverything()
      window.scrollTo(0, saved)
      return
    }
    if (from === location && location.hash === '') return
    const rule = scrollAfter(from, location)
    if (rule === 'top') window.scrollTo(0, 0)
    if (rule !== 'hash') return
    layOutEverything()
    targetOf(location.hash)?.scrollIntoView()
  }, [location, navigationType])
  return null
}

/**
 * Turns off `content-visibility`: the browser would estimate the heights of parts that are off screen, and scroll to a wrong
 * position.
 */
function layOutEverything(): void {
  document.documentElement.dataset['whole'] = ''
}

function layOutWhenIdle(): () => void {
  const step = () => {
    const next = document.querySelector<HTMLElement>('.late-layout:not([data-whole])')
    if (next === null) return layOutEverything()
    next.dataset['whole'] = ''
    cancel = whenIdle(step)
  }
  let cancel = whenIdle(step)
  return () => cancel()
}

/**
 * The name under which the scroll position of a history entry is stored. The router gives the key `default` to entries that the
 * browser created, such as a typed address or a plain link to a hash, so those get a name here.
 */
function entryName(key: string): string {
  if (key !== 'default') return key
  const state = window.history.state as { readonly entry?: string } | null
  if (state?.entry !== undefined) return state.entry
  const entry = String(performance.timeOrigin + performance.now())
  window.history.replaceState({ ...state, entry }, '')
  return entry
}

/**
 * The element that the hash of the address names. Readers can type any hash: one with invalid percent-encoding is looked up
 * unchanged.
 */
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
 * Scroll position after a navigation: at the hash if there is one; at the top if the path or the page number changed;
 * otherwise unchanged. From `/?sort=endAsc`, `/?sort=endAsc&bonus=1` keeps the position and `&page=2` goes to the top.
 */
function scrollAfter(from: Place, to: Place): 'hash' | 'top' | 'stay' {
  if (to.hash !== '') return 'hash'
  if (from.pathname !== to.pathname || pageOf(from) !== pageOf(to)) return 'top'
  return 'stay'
}

function pageOf({ search }: Place): string {
  return new URLSearchParams(search).get('page') ?? '1'
}
