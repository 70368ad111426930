import { siteConfig } from '../../domain/kernel/site/site-config.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { Initials } from '../ui/pictures/initials.tsx'
import { Label } from '../ui/tables/tag.tsx'
import { useOwn } from './own-store.ts'

/** The line at the top of each page. It leads those who have taken part to their rewards, which are far below. */
export function SandboxLine() {
  const t = useMessages('airdrop/page')
  const own = useOwn()
  return (
    <div className="quiz-line">
      <p className="text-sm font-strong text-ink">{t.brand({ app: siteConfig.app })}</p>
      {own !== undefined && (
        <a href="#rewards" className="link">
          {own.total === null ? t.ownRewards() : t.ownTotal({ total: own.total })}
        </a>
      )}
      <Label kind="demo">{t.sandbox()}</Label>
    </div>
  )
}

export function Inviter({ invite }: { invite: { readonly name: string; readonly code: string } }) {
  const t = useMessages('airdrop/page')
  return (
    <div className="flex items-center gap-3 border-b border-rule py-4">
      <Initials name={invite.name} className="size-12 rounded-full" />
      <div className="min-w-0 flex-1">
        <p className="text-sm font-strong text-ink">{t.invitedBy(invite)}</p>
        <p className="text-xs text-ink-3">{t.invitedText(invite)}</p>
      </div>
      <p className="text-end text-2xs text-ink-3">
        {t.code()}
        <b className="quiz-code block text-sm text-ink">{invite.code}</b>
      </p>
    </div>
  )
}
