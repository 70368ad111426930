import { keyLoginId } from '../../../words/addresses/sdk-addresses.ts'
import { CopiedCode } from '../../form/copied-code.tsx'
import { useMessages } from '../../i18n/use-messages.ts'
import { useLinks } from '../../reader/use-links.ts'
import { PageLink } from '../../ui/controls/page-link.tsx'
import { Icon } from '../../ui/pictures/icon.tsx'

interface WithoutAppProps {
  /** The code that the companion could scan; undefined while none is valid, and then no command is offered. */
  readonly code: string | undefined
}

export function WithoutApp({ code }: WithoutAppProps) {
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
      <p className="flex flex-wrap gap-x-5">
        <a href={`#${keyLoginId}`} className="link inline-flex min-h-11 items-center">
          {t.toKeyLogin()}
        </a>
        <PageLink to={links.app()} className="link inline-flex min-h-11 items-center">
          {t.aboutApp()}
        </PageLink>
      </p>
      {code !== undefined && (
        <>
          <p className="mt-2 text-xs text-ink-3">{t.noAppCommand()}</p>
          <CopiedCode text={`npm run companion -- scan '${code}'`} label={t.command()} words={words} />
        </>
      )}
    </details>
  )
}
