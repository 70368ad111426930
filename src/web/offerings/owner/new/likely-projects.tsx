import { withNote } from '../../../../domain/kernel/text/notation.ts'
import { LikelyLink, DuplicateNotice } from '../../../form/submission/duplicate-notice.tsx'
import { useSite } from '../../../reader/site.ts'
import { useLinks } from '../../../reader/use-links.ts'
import type { Candidates } from './use-new-project.ts'

interface LikelyProjectsProps {
  readonly candidates: Candidates
  readonly waiting: boolean
  readonly onConfirm: () => void
  readonly onTakeBack: () => void
}

export function LikelyProjects({ candidates, ...rest }: LikelyProjectsProps) {
  return (
    <DuplicateNotice area="owner" className="w-full" {...rest}>
      <LikelyList candidates={candidates} className="max-h-44 overflow-y-auto" />
    </DuplicateNotice>
  )
}

interface LikelyListProps {
  readonly candidates: Candidates
  readonly className?: string
}

export function LikelyList({ candidates, className = '' }: LikelyListProps) {
  const links = useLinks()
  const { language } = useSite()
  return (
    <ul className={`mt-2 ${className}`}>
      {candidates.map(({ item_id: itemId, name, symbol, url }) => (
        <li key={itemId}>
          <LikelyLink href={links.offering(itemId)}>
            {withNote({ text: name, note: symbol, language })}
          </LikelyLink>{' '}
          <span className="text-xs wrap-anywhere text-ink-3">{url}</span>
        </li>
      ))}
    </ul>
  )
}
