import { readStatus, statusBoxOf, type StatusBox } from '../../../domain/offerings/sale/status.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { Label, StatusMark } from '../../ui/tables/tag.tsx'
import type { Sale } from './present-sale.ts'

const marks = {
  incoming: 'pre',
  ongoing: 'ongoing',
  succeeded: 'succeeded',
  failed: 'failed',
  outcomeUnknown: 'pre',
} as const

export function StatusBoxIcon({ box, className }: { box: StatusBox; className?: string | undefined }) {
  return (
    <StatusMark status={marks[box]} className={className}>
      {useMessages('filters')[box]()}
    </StatusMark>
  )
}

interface SaleStatusProps {
  readonly sale: Pick<Sale, 'status' | 'assumed' | 'lapsed'>
  readonly className?: string
}

/** The status of a sale. An outcome that was only derived from dates is shown as unknown. */
export function SaleStatus({ sale: { status, assumed, lapsed }, className }: SaleStatusProps) {
  const t = useMessages('offerings')
  const words = useMessages('filters')
  const box = statusBoxOf({ status: readStatus(status) ?? 0, status_assumed: assumed, lapsed })
  if (status < 2 && !lapsed) return <StatusBoxIcon box={box} className={className} />
  return (
    <StatusMark status={marks[box]} className={className}>
      {lapsed ? t.statusUnknown() : t.finishedWith({ outcome: words[box]() })}
    </StatusMark>
  )
}

/** Marks a sale or an advertisement that was made up for the demo. */
export function DemoTag({ of: { demo } }: { of: { readonly demo: boolean } }) {
  const t = useMessages('offerings')
  return demo && <Label kind="demo">{t.demo()}</Label>
}
