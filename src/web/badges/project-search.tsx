import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { writeBadgeView, type BadgeView } from '../../domain/badges/badge-view.ts'
import { RemoteSelect } from '../form/remote-select.tsx'
import { useMessages } from '../i18n/use-messages.ts'
import { fetchedClient } from '../loading/load.ts'
import { CarriedInputs } from '../reader/carried-inputs.tsx'
import { useSite } from '../reader/site.ts'
import { useLinks } from '../reader/use-links.ts'
import { PageLink } from '../ui/controls/page-link.tsx'
import { Icon } from '../ui/pictures/icon.tsx'
import { LogoImage } from '../ui/pictures/logo-image.tsx'
import { buttonClass } from '../ui/styles/button-class.ts'
import type { ChosenProject, LoadedBadge } from './badge.load.ts'

/** The project by its name. Without scripts, or with Enter, what matches is listed below. */
export function ProjectSearch({ view, chosen, offered }: LoadedBadge) {
  const t = useMessages('badges')
  const links = useLinks()
  const { language } = useSite()
  const navigate = useNavigate()
  const at = (changes: Partial<BadgeView>) =>
    links.badge(writeBadgeView({ ...view, item: '', q: '', isMissing: false, ...changes }, language))
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const q = new FormData(event.currentTarget).get('q')
    void navigate(at({ q: typeof q === 'string' ? q : '' }))
  }
  const { q: _typed, ...rest } = writeBadgeView({ ...view, item: '', isMissing: false }, language)
  return (
    <section className="badge-project min-w-0" aria-labelledby="badge-project">
      <form action={links.badge()} onSubmit={search} key={`${view.item} ${view.q}`}>
        {Object.entries(rest).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <CarriedInputs />
        <h2 id="badge-project" className="mb-1.5 text-sm font-strong text-ink">
          {t.project()}
        </h2>
        <div className="flex gap-2">
          <RemoteSelect
            name="q"
            label={t.projectHint()}
            placeholder={t.projectHint()}
            value={view.q}
            maxLength={100}
            find={projectsLike}
            written={({ label }) => label}
            onChoose={(_, { value }) => void navigate(at({ item: value }))}
            className="min-w-0 flex-1"
          />
          <button type="submit" className={buttonClass()}>
            {t.search()}
          </button>
        </div>
      </form>
      {chosen === null ? <Offered view={view} offered={offered} at={at} /> : <Chosen project={chosen} />}
    </section>
  )
}

async function projectsLike(q: string) {
  return (await (await fetchedClient()).listOfferingOptions({ q })).options
}

interface OfferedProps extends Pick<LoadedBadge, 'view' | 'offered'> {
  readonly at: (changes: Partial<BadgeView>) => string
}

function Offered({ view: { q }, offered, at }: OfferedProps) {
  const t = useMessages('badges')
  if (offered.length === 0) return <output className="mt-4 block text-sm">{t.noMatches({ q })}</output>
  return (
    <>
      <h3 className="mt-5 text-xs font-head text-ink-3">{q === '' ? t.newest() : t.matches({ q })}</h3>
      <ul className="mt-1 border-y border-rule">
        {offered.map(({ value, label }) => (
          <li key={value} className="not-last:border-b not-last:border-rule">
            <PageLink
              to={at({ item: value })}
              className="flex min-h-11 items-center justify-between gap-2 text-sm text-ink hover:text-accent"
            >
              <span className="min-w-0 [overflow-wrap:anywhere]">{label}</span>
              <Icon name="right" className="size-4 text-ink-3" />
            </PageLink>
          </li>
        ))}
      </ul>
    </>
  )
}

function Chosen({ project: { item_id, name, symbol, logo } }: { project: ChosenProject }) {
  const t = useMessages('badges')
  const links = useLinks()
  return (
    <div className="mt-3 flex items-center gap-3 bg-accent-soft px-3 py-2.5">
      <LogoImage src={logo} name={name} className="size-9 rounded-xs" eager />
      <p className="min-w-0 flex-1 text-sm leading-head [overflow-wrap:anywhere]">
        <span className="sr-only">{t.chosen()} </span>
        <b className="font-strong text-ink">{name}</b>
        {symbol !== null && <span className="ms-2 text-xs text-ink-3">{symbol}</span>}
        <PageLink to={links.offering(item_id)} className="link flex min-h-8 items-center text-xs">
          {t.toEntry()}
        </PageLink>
      </p>
    </div>
  )
}
