import { dappCodePath, dappFormPath } from '../../words/addresses/dapp-addresses.ts'
import { dappListPath } from '../../words/addresses/sdk-addresses.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { useLinks } from '../reader/use-links.ts'
import { Button } from '../ui/controls/button.tsx'
import { PageLink } from '../ui/controls/page-link.tsx'
import { Icon } from '../ui/pictures/icon.tsx'
import { LogoImage } from '../ui/pictures/logo-image.tsx'
import { buttonClass } from '../ui/styles/button-class.ts'
import { QueryFallback } from './query-fallback.tsx'
import { useCopy } from './use-copy.ts'
import { useDeveloperQuery } from './use-developer-query.ts'

export default function SharedDapp({ dappId }: { dappId: string }) {
  const t = useMessages('dapps/page')
  const links = useLinks()
  const copy = useCopy()
  const { found, again } = useDeveloperQuery((client) => client.getDapp({ dapp_id: dappId }))
  if (found.kind !== 'there') return <QueryFallback kind={found.kind} again={again} />
  const { dapp_id: id, name, icon, link } = found.data.dapp
  return (
    <div className="dapp-share">
      <img
        src={dappCodePath(id, 'svg')}
        width={256}
        height={256}
        alt={t.codeAlt({ name })}
        className="dapp-code"
      />
      <div className="min-w-0">
        <div className="flex items-center gap-3">
          <LogoImage src={icon} name={name} eager className="size-12 rounded-md" />
          <h2 className="font-display text-lg wrap-anywhere">{t.isLive({ name })}</h2>
        </div>
        <p className="mt-2 max-w-prose text-sm">{t.isLiveText()}</p>
        <p className="mt-5 text-sm font-strong text-ink">{t.link()}</p>
        <div className="mt-1 flex flex-wrap gap-2">
          <code className="dapp-secret min-w-0 flex-1 text-sm">{link}</code>
          <Button kind="primary" onClick={() => void copy(link)}>
            <Icon name="copy" />
            {t.copyLink()}
          </Button>
        </div>
        <div className="mt-5 flex flex-wrap gap-2">
          {(['png', 'svg'] as const).map((type) => (
            <a key={type} href={`${dappCodePath(id, type)}?download`} download className={buttonClass()}>
              {t.downloadAs({ type: type.toUpperCase() })}
            </a>
          ))}
        </div>
        <p className="mt-8 flex flex-wrap gap-x-6 border-t border-rule pt-3 text-sm">
          <PageLink to={links.inside(dappListPath)} className="link inline-flex min-h-11 items-center">
            {t.toList()}
          </PageLink>
          <PageLink to={links.inside(dappFormPath(id))} className="link inline-flex min-h-11 items-center">
            {t.edit()}
          </PageLink>
        </p>
      </div>
    </div>
  )
}
