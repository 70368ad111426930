import { useMessages } from '../../i18n/use-messages.ts'
import { useSite } from '../../reader/site.ts'
import { useCopyText } from '../copy-text.tsx'

interface OwnLinkProps {
  /** The path of the page, with the secret of the link. */
  readonly path: string
  /** The address that this tab has typed; undefined if the reader came by the link. */
  readonly email: string | undefined
}

/** The link with which the sender comes back: it is shown in full, because only the sender has it. */
export function OwnLink({ path, email }: OwnLinkProps) {
  const t = useMessages('submission/page')
  const { language, origins } = useSite()
  const text = origins[language] + path
  const words = { copy: t.copy(), copied: t.copied(), selected: t.selected() }
  const { shown, button, stated } = useCopyText({ text, label: t.link(), words })
  return (
    <section aria-label={t.link()} className="mt-6 border border-rule-2 bg-surface p-4">
      <p className="text-xs text-ink-3">{t.link()}</p>
      <p className="own-link mt-1 text-sm text-ink">
        <span ref={shown}>{text}</span>
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-3 noscript:hidden">
        {button}
        {stated}
      </div>
      {email !== undefined && (
        <p className="mt-3 text-sm wrap-anywhere text-ink">
          {email === '' ? t.linkOnly() : t.linkMailed({ email })}
        </p>
      )}
      <p className="mt-2 text-xs text-ink-3">{t.linkCare()}</p>
    </section>
  )
}
