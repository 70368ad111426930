import { statusFlags, type StatusFlag } from '../../../domain/offerings/list/list-flags.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { StatusMark } from '../../ui/tables/tag.tsx'

const marks = { incoming: 'pre', ongoing: 'ongoing', succeeded: 'succeeded', failed: 'failed' } as const

export function useStatusWords(): Readonly<Record<StatusFlag, string>> {
  const t = useMessages('frame')
  return {
    incoming: t.statusIncoming(),
    ongoing: t.statusOngoing(),
    succeeded: t.statusSucceeded(),
    failed: t.statusFailed(),
  }
}

/** The word, its shape and its colour. */
export function FlagMark({ flag, className }: { flag: StatusFlag; className?: string | undefined }) {
  return (
    <StatusMark status={marks[flag]} className={className}>
      {useStatusWords()[flag]}
    </StatusMark>
  )
}

/** The flags stand in the order of the numbers on the wire. An outcome that nobody has stated is not told as a fact. */
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
  return <FlagMark flag={statusFlags[status] ?? 'incoming'} className={className} />
}
