import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import type { Theme } from '../../domain/kernel/site/theme.ts'
import { never } from './use-whole-search.ts'

export const systemIsDark = '(prefers-color-scheme:dark)'
/** In the query of an address, and in the cookies. */
export const themeNamed = /\btheme=(light|dark)\b/

/** That of the address, else the one the reader chose, else that of the system, each time that a page is shown. */
export function useTheme(): Theme {
  const own = useSyncExternalStore<Theme>(never, ownTheme, () => 'light')
  return themeIn(useLocation().search) ?? own
}

function ownTheme(): Theme {
  return themeIn(document.cookie) ?? (matchMedia(systemIsDark).matches ? 'dark' : 'light')
}

function themeIn(text: string): Theme | undefined {
  // The pattern knows no other.
  return themeNamed.exec(text)?.[1] as Theme | undefined
}
