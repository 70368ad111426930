import { useLocation } from 'react-router'
import type { Theme } from '../../domain/kernel/site/theme.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { useSite } from '../reader/site.ts'
import { useTheme } from '../reader/use-theme.ts'
import { useWholeSearch } from '../reader/use-whole-search.ts'
import { PageLink } from '../ui/controls/page-link.tsx'
import { Icon } from '../ui/pictures/icon.tsx'

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

/** Stores the theme in a cookie for all language hosts; only scripts read it. Browsers refuse a domain on `localhost`, so there the cookie has none. */
function chooseTheme(theme: Theme, siteHost: string): void {
  const cookie = `theme=${theme}; path=/; max-age=31536000; samesite=lax`
  document.cookie = `${cookie}; domain=${siteHost}`
  if (!document.cookie.includes(`theme=${theme}`)) document.cookie = cookie
}
