import { siteConfig } from '../../domain/kernel/site/site-config.ts'
import { PostCard } from '../blog/post-card.tsx'
import type { LoadedPostCell } from '../blog/present-post-cell.ts'
import { FollowFooter } from '../follow/follow-footer.tsx'
import { useMessages } from '../i18n/use-messages.ts'
import { CachedMarkup } from '../page/cached-markup.tsx'
import { useLinks } from '../reader/use-links.ts'
import { PageLink } from '../ui/controls/page-link.tsx'
import { Icon } from '../ui/pictures/icon.tsx'
import { buttonClass } from '../ui/styles/button-class.ts'
import type { LoadedUpcoming } from '../upcoming/load-upcoming.ts'
import { CalendarLink, UpcomingList } from '../upcoming/upcoming-list.tsx'
import phone from './phone.svg?url&no-inline'

interface HomeFootProps {
  readonly upcoming: LoadedUpcoming
  readonly posts: readonly LoadedPostCell[]
}

export default function HomeFoot({ upcoming, posts }: HomeFootProps) {
  return (
    <>
      <HomeEvents upcoming={upcoming} />
      <Guides />
      <LatestPosts posts={posts} />
      <AppBanner />
      <FollowFooter />
    </>
  )
}

function AppBanner() {
  return (
    <CachedMarkup as="section" className="mt-12 border-y border-rule bg-sunken" of={siteConfig}>
      <AppPraise />
    </CachedMarkup>
  )
}

function AppPraise() {
  const t = useMessages('home')
  const links = useLinks()
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)_7rem] items-center gap-x-6 overflow-hidden pt-6 lg:grid-cols-[13.5rem_minmax(0,1fr)_auto] lg:gap-x-10">
      <svg aria-hidden="true" className="h-36 w-full self-end max-lg:order-2 lg:h-43">
        <use href={`${phone}#phone`} />
      </svg>
      <div className="pb-6">
        <h2 className="font-display text-xl">{t.appTitle()}</h2>
        <p className="mt-2 max-w-prose text-sm">{t.appText({ app: siteConfig.app })}</p>
        <PageLink to={links.app()} className={buttonClass({ className: 'mt-4 lg:hidden' })}>
          {t.appLink()}
        </PageLink>
      </div>
      <PageLink to={links.app()} className={buttonClass({ className: 'max-lg:hidden' })}>
        {t.appLink()}
      </PageLink>
    </div>
  )
}

function Guides() {
  return (
    <CachedMarkup as="section" className="wrap mt-10" of={siteConfig}>
      <GuideLinks />
    </CachedMarkup>
  )
}

function GuideLinks() {
  const t = useMessages('home')
  const frame = useMessages('frame')
  const links = useLinks()
  const guides = [
    { to: links.aboutOfferings(), title: frame.linkAbout(), text: t.guideAbout() },
    { to: links.page('interviews'), title: frame.linkInterviews(), text: t.guideInterviews() },
    { to: links.page('tax'), title: frame.linkTax(), text: t.guideTax() },
    { to: links.premium(), title: frame.linkPremium({ app: siteConfig.app }), text: t.guidePremium() },
  ]
  return (
    <>
      <hr className="komochi" />
      <h2 className="pt-3 pb-3 font-display text-lg">{t.readFirst()}</h2>
      <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-4">
        {guides.map(({ to, title, text }) => (
          <li key={to} className="relative border-t border-rule py-3">
            <h3 className="text-md">
              <PageLink to={to} className="after:absolute after:inset-0 hover:text-accent">
                {title}
              </PageLink>
            </h3>
            <p className="mt-1 text-xs">{text}</p>
          </li>
        ))}
      </ul>
    </>
  )
}

function HomeEvents({ upcoming: { events, all } }: { upcoming: LoadedUpcoming }) {
  const t = useMessages('home')
  if (events.length === 0) return null
  return (
    <section aria-labelledby="upcoming" className="wrap mt-10">
      <hr className="komochi" />
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="upcoming" className="pt-3 pb-3 font-display text-lg">
          {t.upcoming()}
        </h2>
        <CalendarLink to={all} text={t.allEvents()} />
      </div>
      <UpcomingList events={events} />
    </section>
  )
}

function LatestPosts({ posts }: { posts: readonly LoadedPostCell[] }) {
  const t = useMessages('home')
  const links = useLinks()
  if (posts.length === 0) return null
  return (
    <section aria-label={t.latestPosts()} className="wrap mt-10">
      <hr className="komochi" />
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="pt-3 pb-3 font-display text-lg">{t.latestPosts()}</h2>
        <PageLink to={links.blog()} className="link inline-flex min-h-11 items-center gap-1 text-sm">
          {t.allPosts()}
          <Icon name="right" className="size-4" />
        </PageLink>
      </div>
      <CachedMarkup as="ul" className="grid gap-8 md:grid-cols-3" of={posts} byContent>
        {posts.map((post) => (
          <PostCard key={post.slug} post={post} />
        ))}
      </CachedMarkup>
    </section>
  )
}
