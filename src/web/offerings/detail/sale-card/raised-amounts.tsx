import { useMessages } from '../../../i18n/use-messages.ts'
import { Icon } from '../../../ui/pictures/icon.tsx'
import type { LoadedOffering } from '../offering.load.ts'

type Amounts = LoadedOffering['amounts']

/** What has been raised, compared with the maximum target or, if only that is known, with the minimum. */
export default function RaisedAmounts({ amounts }: { amounts: Amounts }) {
  const t = useMessages('offering')
  const { target, bar } = amounts
  return (
    <div>
      <p className="flex justify-between gap-3 text-2xs text-ink-3">
        {t.raised_amount()}
        {amounts.isMinimumReached && (
          <span className="inline-flex items-center gap-1 font-strong text-succeeded-text">
            <Icon name="check" className="size-3.5 stroke-2" />
            {t.minimumReached()}
          </span>
        )}
      </p>
      <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-ink-3">
        <b className="text-2xl leading-flat font-head text-ink">{amounts.raised}</b>
        {target !== null && (amounts.isMinimum ? t.fullMinimum({ target }) : t.fullTarget({ target }))}
      </p>
      {bar !== null && <RaisedBar bar={bar} />}
    </div>
  )
}

/** The bar ends at the maximum target. A line with a gap on both sides marks the minimum. */
function RaisedBar({ bar: { reached, percent, tick, minimum } }: { bar: NonNullable<Amounts['bar']> }) {
  const t = useMessages('offering')
  return (
    <div className="mt-2 text-2xs leading-head text-ink-3">
      <svg aria-hidden="true" className="block h-1.5 w-full rounded-[1px] bg-track forced-colors:border">
        <rect width={`${reached}%`} height="100%" className="fill-bar forced-colors:fill-[CanvasText]" />
        {tick !== null && (
          <rect
            x={`${tick}%`}
            y={-2}
            width={6}
            height={12}
            strokeWidth={4}
            className="-translate-x-[3px] fill-ink stroke-surface forced-colors:fill-[CanvasText]"
          />
        )}
      </svg>
      <p className="mt-1.5 flex flex-wrap justify-between gap-x-2">
        {minimum !== null && <span>{t.fullMinimum({ target: minimum })}</span>}
        <span className="ms-auto font-strong text-ink">{t.ofMaximum({ percent })}</span>
      </p>
    </div>
  )
}
