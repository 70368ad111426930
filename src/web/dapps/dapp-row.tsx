import type { Reply } from '../../contract/operations/operation.ts'
import type { Operations } from '../../contract/operations/operations.ts'
import { factsText } from '../../domain/kernel/text/notation.ts'
import { formatZonedDayIn } from '../../domain/kernel/time/language-day.ts'
import { dappCodePath, dappFormPath } from '../../words/addresses/dapp-addresses.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { useSite } from '../reader/site.ts'
import { useLinks } from '../reader/use-links.ts'
import { Button } from '../ui/controls/button.tsx'
import { PageLink } from '../ui/controls/page-link.tsx'
import { LogoImage } from '../ui/pictures/logo-image.tsx'
import { buttonClass } from '../ui/styles/button-class.ts'
import { useCopy } from './use-copy.ts'

type Dapp = Reply<Operations['listDapps']>['dapps'][number]

const look = buttonClass({ kind: 'quiet' })

export function DappRow({ dapp, onDelete }: { dapp: Dapp; onDelete: () => void }) {
  const t = useMessages('dapps/page')
  const links = useLinks()
  const { language } = useSite()
  const copy = useCopy()
  const { dapp_id: id, name, url, icon, whitelist, link } = dapp
  const edit = links.inside(dappFormPath(id))
  return (
    <li className="dapp-row">
      <div className="flex min-w-0 items-center gap-4">
        <LogoImage src={icon} name={name} className="size-12 rounded-md" />
        <div className="min-w-0">
          <h2 className="text-md">
            <PageLink to={edit} className="link inline-flex min-h-8 items-center wrap-anywhere">
              {name}
            </PageLink>
          </h2>
          <p className="truncate text-xs text-ink-3">{url}</p>
          <p className="text-2xs text-ink-3">
            {factsText({
              facts: [
                t.domains({ count: whitelist.length }),
                t.updated({ date: formatZonedDayIn({ at: dapp.updated_at, language }) }),
              ],
              language,
            })}
          </p>
        </div>
      </div>
      <div className="dapp-acts">
        <PageLink to={edit} className={look} aria-label={t.editOf({ name })}>
          {t.edit()}
        </PageLink>
        <Button kind="quiet" aria-label={t.copyLinkOf({ name })} onClick={() => void copy(link)}>
          {t.copyLink()}
        </Button>
        <a
          href={`${dappCodePath(id, 'png')}?download`}
          download
          className={look}
          aria-label={t.codeOf({ name })}
        >
          {t.downloadCode()}
        </a>
        <Button kind="danger" aria-label={t.removeOf({ name })} onClick={onDelete}>
          {t.remove()}
        </Button>
      </div>
    </li>
  )
}
