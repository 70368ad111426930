import { useDeferredValue, useMemo, useState } from 'react'
import type { FormValues } from '../../../domain/kernel/form/form.ts'
import type { Variant } from '../../form/fields/form-state.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { useSite } from '../../reader/site.ts'
import { TitleLogo, TitleName } from '../detail/title/title-name.tsx'
import { OfferingCell } from '../list/cell/offering-cell.tsx'
import { presentPreview, type PreviewedOffering } from './present-preview.ts'

interface PreviewProps {
  readonly values: FormValues
  readonly variant: Variant
}

export default function Preview({ values, variant }: PreviewProps) {
  const t = useMessages('owner')
  const { language } = useSite()
  const typed = useDeferredValue(values)
  const [now] = useState(() => new Date())
  const unnamed = t.unnamed()
  const offering = useMemo(
    () => presentPreview({ values: typed, language, texts: variant, unnamed, now }),
    [typed, language, variant, unnamed, now],
  )
  return (
    <>
      <h3 className="mb-1 text-xs">{t.previewCell()}</h3>
      <div inert className="border border-rule-2 bg-paper px-4">
        <ul className="[&>.cell]:border-0">
          <OfferingCell offering={offering.cell} now={offering.now} eager />
        </ul>
      </div>
      <h3 className="mt-5 mb-1 text-xs">{t.previewHead()}</h3>
      <div inert className="overflow-hidden border border-rule-2 bg-paper px-(--gutter) pb-4">
        <Head offering={offering} />
      </div>
    </>
  )
}

/** Copies the layout of `detail/title/title-block.tsx`, which is part of another bundle and would be loaded only for this. */
function Head({ offering: { cell, banner, kind, summary } }: { offering: PreviewedOffering }) {
  return (
    <>
      <div className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4">
        <TitleLogo cell={cell} />
        <div className="min-w-0">
          <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 font-display text-2xl leading-flat font-head wrap-anywhere text-ink md:text-3xl">
            <TitleName cell={cell} kind={kind} />
          </p>
          {cell.slogan !== null && <p className="mt-1 text-md md:text-lg">{cell.slogan}</p>}
        </div>
      </div>
      {summary !== null && <p className="mt-4 max-w-prose whitespace-pre-line text-ink">{summary}</p>}
      {banner !== null && (
        <img
          src={banner}
          alt=""
          referrerPolicy="no-referrer"
          className="mt-4 h-32 w-full bg-sunken object-cover"
        />
      )}
    </>
  )
}
