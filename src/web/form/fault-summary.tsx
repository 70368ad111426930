import { Notice } from '../ui/states/notice.tsx'
import { fieldId } from './field-id.ts'
import type { FieldFault } from './form-refusal.ts'

interface FaultSummaryProps {
  readonly form: string
  readonly title: string
  readonly faults: readonly FieldFault[]
  /** For forms that must make a hidden field visible before focusing it. */
  readonly onGo?: (field: string) => void
}

/** Lists what is wrong, each a link to its field; the list gets shorter as faults are mended. */
export function FaultSummary({ form, title, faults, onGo }: FaultSummaryProps) {
  return (
    <Notice kind="error" role="alert" atomic={false} title={title} className="mb-5">
      <ul>
        {faults.map(({ field, message }) => (
          <li key={field}>
            <a
              href={`#${fieldId(form, field)}`}
              className="link inline-flex min-h-8 items-center"
              {...(onGo && {
                onClick: (event) => {
                  event.preventDefault()
                  onGo(field)
                },
              })}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
