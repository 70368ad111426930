import type { Theme } from '../../../domain/kernel/site/theme.ts'

/** A cookie of the whole site, so that all languages have it; no server reads it. `localhost` has none but its own. */
export function chooseTheme(theme: Theme, siteHost: string): void {
  const cookie = `theme=${theme}; path=/; max-age=31536000; samesite=lax`
  document.cookie = `${cookie}; domain=${siteHost}`
  if (!document.cookie.includes(`theme=${theme}`)) document.cookie = cookie
}
