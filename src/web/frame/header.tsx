import { lazy, Suspense, useId, type FormEvent } from 'react'
import { useLocation, useMatches, useNavigate } from 'react-router'
import { siteConfig } from '../../domain/kernel/site/site-config.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { CarriedInputs } from '../reader/carried-inputs.tsx'
import { useSite } from '../reader/site.ts'
import { useLinks } from '../reader/use-links.ts'
import { PageLink } from '../ui/controls/page-link.tsx'
import { Icon } from '../ui/pictures/icon.tsx'
import { LanguageSelect } from './language-select.tsx'
import { Logo } from './logo.tsx'
import { useDisclosure } from './use-disclosure.ts'

/** What a route may set in its `handle`: `search: true` shows the search box in the header. */
interface FrameHandle {
  readonly search?: boolean
}

export function Header() {
  const t = useMessages('frame')
  const links = useLinks()
  const { language } = useSite()
  const searchable = useMatches().some(({ handle }) => (handle as FrameHandle | undefined)?.search === true)
  return (
    <header className="relative">
      <div className="wrap flex min-h-14 items-center gap-2 py-1 max-md:grid max-md:grid-cols-[auto_minmax(0,1fr)_2rem] md:min-h-17 md:gap-8">
        <PageLink to={links.home()} className="flex min-h-11 flex-none items-center rounded-xs">
          <Logo label={t.homeLink({ site: siteConfig.fullName[language] })} />
        </PageLink>
        <nav aria-label={t.mainMenu()} className="hidden md:flex">
          <MenuItems className="menu-link" />
        </nav>
        <div className="flex min-h-11 min-w-0 flex-1 items-center justify-end gap-3">
          {searchable && (
            <div className="hidden min-w-0 max-w-80 flex-1 md:block">
              <SearchBox />
            </div>
          )}
          <LanguageSelect />
        </div>
        <MobileMenu />
      </div>
      {searchable && (
        <div className="wrap pb-3 md:hidden">
          <SearchBox />
        </div>
      )}
      <hr className="wrap border-rule" />
    </header>
  )
}

function MenuItems({ className }: { className: string }) {
  const t = useMessages('frame')
  const links = useLinks()
  const { language } = useSite()
  const { pathname } = useLocation()
  const items = [
    ...(language === 'ja' ? [{ to: links.blog(), text: t.menuBlog() }] : []),
    { to: links.events(), text: t.menuCalendar() },
    { to: links.market(), text: t.menuMarket() },
    { to: links.app(), text: t.menuApp() },
  ]
  return items.map(({ to, text }) => (
    <PageLink
      key={to}
      to={to}
      className={className}
      aria-current={isWithin(pathname, to) ? 'page' : undefined}
    >
      {text}
    </PageLink>
  ))
}

function isWithin(pathname: string, to: string): boolean {
  const [path = ''] = to.split('?', 1)
  return pathname === path || pathname.startsWith(`${path}/`)
}

/** Plain links before it is hydrated. */
const MenuSettings = lazy(() => import('./menu-settings.tsx'))

function MobileMenu() {
  const t = useMessages('frame')
  const menu = useDisclosure()
  return (
    <details ref={menu} className="group md:hidden" data-testid="mobile-menu">
      <summary
        aria-label={t.menuToggle()}
        className="btn btn-icon -me-3 [&_svg]:group-open:last:block [&_svg]:group-open:first:hidden"
      >
        <Icon name="menu" />
        <Icon name="close" className="hidden" />
      </summary>
      <nav
        aria-label={t.mainMenu()}
        className="absolute inset-x-0 top-full z-(--z-header) border-y border-rule bg-paper px-(--gutter) py-2 shadow-pop"
      >
        <MenuItems className="flex min-h-12 items-center border-b border-rule font-medium text-ink aria-[current=page]:font-head" />
        <Suspense>
          <MenuSettings />
        </Suspense>
      </nav>
    </details>
  )
}

/** A plain GET form, which works without JavaScript; with it the router avoids loading a new document. */
function SearchBox() {
  const t = useMessages('frame')
  const links = useLinks()
  const id = useId()
  const query = new URLSearchParams(useLocation().search)
  const navigate = useNavigate()
  const [action = ''] = links.search().split('?', 1)
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = new FormData(event.currentTarget).get('q')
    void navigate(links.search(typeof text === 'string' ? text : ''))
  }
  return (
    <search className="relative block">
      <form action={action} onSubmit={search}>
        <label htmlFor={id} className="sr-only">
          {t.searchLabel()}
        </label>
        <Icon
          name="search"
          className="pointer-events-none absolute start-3 top-1/2 -translate-y-1/2 text-ink-3"
        />
        <input
          key={query.get('q')}
          id={id}
          type="search"
          name="q"
          maxLength={200}
          defaultValue={query.get('q') ?? ''}
          placeholder={t.searchLabel()}
          className="control w-full ps-10 text-ellipsis"
        />
        <CarriedInputs />
        <button type="submit" className="sr-only">
          {t.searchSubmit()}
        </button>
      </form>
    </search>
  )
}
