import { useLocation } from 'react-router'
import type { Theme } from '../../domain/kernel/site/theme.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { useSite } from '../reader/site.ts'
import { useTheme } from '../reader/use-theme.ts'
import { useWholeSearch } from '../reader/use-whole-search.ts'
import { PageLink } from '../ui/controls/page-link.tsx'
import { Icon } from '../ui/pictures/icon.tsx'

/** A link to this page in the other theme, which works without JavaScript. */
export function ThemeSwitch() {
  const t = useMessages('frame')
  const dark = useTheme() === 'dark'
  const { pathname } = useLocation()
  const query = new URLSearchParams(useWholeSearch())
  const { origins } = useSite()
  const other = dark ? 'light' : 'dark'
  query.set('theme', other)
  return (
    <PageLink
      to={`${pathname}?${query}`}
      onClick={() => chooseTheme(other, new URL(origins.ja).hostname.replace(/^www\./, ''))}
      className="link inline-flex min-h-11 items-center gap-2"
    >
      <Icon name={dark ? 'sun' : 'moon'} className="size-4" />
      {dark ? t.toLight() : t.toDark()}
    </PageLink>
  )
}

/** A cookie of the whole site, so that all languages have it; no server reads it. `localhost` has none but its own. */
function chooseTheme(theme: Theme, siteHost: string): void {
  const cookie = `theme=${theme}; path=/; max-age=31536000; samesite=lax`
  document.cookie = `${cookie}; domain=${siteHost}`
  if (!document.cookie.includes(`theme=${theme}`)) document.cookie = cookie
}
