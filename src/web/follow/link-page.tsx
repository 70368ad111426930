import type { ReactNode } from 'react'
import { useMessages } from '../i18n/use-messages.ts'
import { PageHead } from '../page/page-head.tsx'
import { useLinks } from '../reader/use-links.ts'
import { PageLink } from '../ui/controls/page-link.tsx'
import { buttonClass } from '../ui/styles/button-class.ts'
import type { LoadedLink } from './link.load.ts'

interface LinkPageProps {
  readonly title: string
  readonly text: string
  readonly form?:
    | {
        readonly action: string
        readonly token: string
        readonly button: string
        readonly isPrimary: boolean
      }
    | undefined
  readonly link: LoadedLink['link']
}

export function LinkPage({ title, text, form, link }: LinkPageProps) {
  const t = useMessages('follow')
  const links = useLinks()
  const onward: ReactNode =
    link === null || link.itemId === null ? (
      <PageLink to={links.home()} className="link inline-flex min-h-11 items-center">
        {t.toList()}
      </PageLink>
    ) : (
      <PageLink to={links.offering(link.itemId)} className="link inline-flex min-h-11 items-center">
        {t.toOffering({ name: link.name ?? link.itemId })}
      </PageLink>
    )
  return (
    <div className="wrap max-w-prose py-12">
      <PageHead title={title} description={text} unlisted />
      <h1 className="font-display text-2xl">{title}</h1>
      <p className="mt-3">{text}</p>
      {form !== undefined && (
        <form method="post" action={form.action} className="mt-6">
          <input type="hidden" name="token" value={form.token} />
          <button type="submit" className={buttonClass({ kind: form.isPrimary ? 'primary' : 'default' })}>
            {form.button}
          </button>
        </form>
      )}
      <p className="mt-6 text-sm">{onward}</p>
    </div>
  )
}
