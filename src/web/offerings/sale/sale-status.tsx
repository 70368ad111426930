import { readStatus, statusFacts, type StatusBox } from '../../../domain/offerings/sale/status.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { StatusMark } from '../../ui/tables/tag.tsx'

const marks = { incoming: 'pre', ongoing: 'ongoing', succeeded: 'succeeded', failed: 'failed' } as const

/** The word, its shape and its colour. */
export function StatusBoxIcon({ box, className }: { box: StatusBox; className?: string | undefined }) {
  return (
    <StatusMark status={marks[box]} className={className}>
      {useMessages('filters')[box]()}
    </StatusMark>
  )
}

/** An outcome that nobody has stated is not told as a fact. */
export function SaleStatus({
  status,
  assumed = false,
  className,
}: {
  status: number
  assumed?: boolean
  className?: string
}) {
  const t = useMessages('offerings')
  if (assumed && status > 1) {
    return (
      <StatusMark status="pre" className={className}>
        {t.outcomeUnknown()}
      </StatusMark>
    )
  }
  return <StatusBoxIcon box={statusFacts[readStatus(status) ?? 0].box} className={className} />
}
