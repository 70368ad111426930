import { plainAddress } from '../../../domain/dapps/dapp-url.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { LogoImage } from '../../ui/pictures/logo-image.tsx'
import type { DappValues } from './dapp-values.ts'

/** What was typed, as the app shows it. Nothing of it can be pressed. */
export function DappPreview({ values }: { values: DappValues }) {
  const t = useMessages('dapps/page')
  const name = values.name.trim()
  const host = plainAddress(values.url.trim())?.hostname ?? ''
  return (
    <section aria-labelledby="dapp-preview" className="border-t border-ink pt-3">
      <h2 id="dapp-preview" className="text-md">
        {t.preview()}
      </h2>
      <div inert className="mt-3 flex items-center gap-3 border border-rule-2 bg-paper px-4 py-3">
        <LogoImage
          src={values.icon === '' ? null : values.icon}
          name={name === '' ? '?' : name}
          eager
          className="size-12 rounded-md"
        />
        <div className="min-w-0 flex-1">
          <p className="truncate font-strong text-ink">{name === '' ? t.name() : name}</p>
          <p className="truncate text-xs text-ink-3">{host === '' ? 'example.com' : host}</p>
        </div>
        <span className="btn btn-primary btn-sm">{t.open()}</span>
      </div>
      <p className="mt-2 text-2xs text-ink-3">{t.previewText()}</p>
    </section>
  )
}
