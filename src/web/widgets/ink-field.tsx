import { box } from '../../domain/kernel/site/embed-palette.ts'
import { ink as themeInk } from '../../domain/kernel/site/palette.ts'
import { contrastOf, minContrast } from '../../domain/widgets/ink-contrast.ts'
import { inkNames, inks, type InkName } from '../../domain/widgets/widget-ink.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { Input } from '../ui/controls/input.tsx'
import { PageLink } from '../ui/controls/page-link.tsx'

const defaultInk = themeInk.light.slice(1)

/** A colour with too little contrast is adjusted, and a note says so. */
export function InkField({ ink, hrefOf }: { ink: string; hrefOf: (ink: string) => string }) {
  const t = useMessages('widgets')
  const names: Readonly<Record<InkName, string>> = {
    sumi: t.sumi(),
    ai: t.ai(),
    matsuba: t.matsuba(),
    budo: t.budo(),
  }
  const ratio = contrastOf(ink || defaultInk, box.light.slice(1))
  return (
    <fieldset>
      <legend className="mb-1.5 text-xs font-head text-ink">{t.ink()}</legend>
      <div className="flex flex-wrap items-center gap-1">
        {inkNames.map((name) => (
          <PageLink
            key={name}
            to={hrefOf(inks[name])}
            replace
            preventScrollReset
            aria-label={names[name]}
            aria-current={inks[name] === ink ? 'true' : undefined}
            className="widget-ink"
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <circle cx="12" cy="12" r="12" fill={`#${inks[name] || defaultInk}`} />
            </svg>
          </PageLink>
        ))}
        <Input
          name="ink"
          aria-label={t.inkCode()}
          placeholder={`#${defaultInk}`}
          defaultValue={ink === '' ? '' : `#${ink}`}
          maxLength={7}
          spellCheck={false}
          className="ms-2 min-w-0 flex-1"
        />
      </div>
      <p className="mt-1.5 text-2xs text-ink-3">
        {ratio >= minContrast ? t.contrast({ ratio: ratio.toFixed(1) }) : t.contrastLow()}
      </p>
    </fieldset>
  )
}
