import { useMessages } from '../i18n/use-messages.ts'
import { useLinks } from '../shell/use-links.ts'
import { buttonClass } from '../ui/button-class.ts'
import { Icon } from '../ui/icon.tsx'

/** The way to hear of new sales and changed terms. */
export function FollowFooter() {
  const t = useMessages('home')
  const links = useLinks()
  return (
    <section className="wrap mt-10 grid items-center gap-x-10 gap-y-4 md:grid-cols-[minmax(0,1fr)_auto]">
      <div>
        <h2 className="font-display text-xl">{t.followTitle()}</h2>
        <p className="mt-1 max-w-prose text-sm">{t.followText()}</p>
      </div>
      <a href={links.rss()} className={buttonClass({ kind: 'primary' })}>
        <Icon name="rss" />
        {t.followLink()}
      </a>
    </section>
  )
}
