import { useMessages } from '../../i18n/use-messages.ts'
import { PageLink } from '../../ui/controls/page-link.tsx'
import { buttonClass } from '../../ui/styles/button-class.ts'

export function ResetLink({ href }: { href: string | null }) {
  const t = useMessages('offerings')
  if (href === null) return null
  return (
    <PageLink to={href} className={buttonClass({ kind: 'quiet', size: 'sm' })}>
      {t.resetFilters()}
    </PageLink>
  )
}
