import { CopiedCode } from '../../form/copied-code.tsx'
import { useMessages } from '../../i18n/use-messages.ts'
import { useLinks } from '../../reader/use-links.ts'
import { PageLink } from '../../ui/controls/page-link.tsx'
import { Icon } from '../../ui/pictures/icon.tsx'

export function WithoutApp({ code }: { code: string | undefined }) {
  const t = useMessages('sdk/login')
  const links = useLinks()
  const words = { copy: t.copy(), copied: t.copied(), selected: t.selected() }
  return (
    <details className="group mt-4 text-sm">
      <summary className="link flex min-h-11 cursor-pointer list-none items-center gap-1.5">
        {t.noApp()}
        <Icon name="down" className="group-open:rotate-180" />
      </summary>
      <p>{t.noAppText()}</p>
      {code !== undefined && (
        <CopiedCode text={`npm run companion -- scan '${code}'`} label={t.command()} words={words} />
      )}
      <p className="mt-2">
        <PageLink to={links.app()} className="link inline-flex min-h-11 items-center">
          {t.aboutApp()}
        </PageLink>
      </p>
    </details>
  )
}
