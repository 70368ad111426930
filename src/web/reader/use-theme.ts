import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import type { Theme } from '../../domain/kernel/site/theme.ts'
import { never } from './use-whole-search.ts'

export const systemIsDark = '(prefers-color-scheme:dark)'
/** Matches the theme in a query and in the cookie header. */
export const themeNamed = /\btheme=(light|dark)\b/

/** The theme of the address, else the stored one, else that of the system; read again each time a page is shown. */
export function useTheme(): Theme {
  const own = useSyncExternalStore<Theme>(never, ownTheme, () => 'light')
  return themeIn(useLocation().search) ?? own
}

function ownTheme(): Theme {
  return themeIn(document.cookie) ?? (matchMedia(systemIsDark).matches ? 'dark' : 'light')
}

function themeIn(text: string): Theme | undefined {
  return themeNamed.exec(text)?.[1] as Theme | undefined
}
