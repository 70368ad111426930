import { useMessages } from '../../i18n/use-messages.ts'
import { Button } from '../../ui/controls/button.tsx'
import { FocusedNotice } from '../focused-notice.tsx'

/** What has been stored since the form was opened and differs from what was entered. */
export interface Changed {
  readonly kind: 'changed'
  readonly differences: readonly { readonly label: string; readonly text: string }[]
}

interface ChangedNoticeProps {
  readonly changed: Changed
  readonly waiting: boolean
  readonly onTake: () => void
  readonly onSend: () => void
}

/** Two people, two tabs or the operator have changed the same submission: the sender decides, and nothing is lost unseen. */
export function ChangedNotice({ changed, waiting, onTake, onSend }: ChangedNoticeProps) {
  const t = useMessages('submission/page')
  return (
    <FocusedNotice kind="warn" title={t.conflict()} of={changed}>
      <p>{t.conflictText()}</p>
      <dl className="mt-2 max-h-44 overflow-y-auto text-sm">
        {changed.differences.map(({ label, text }) => (
          <div key={label} className="border-t border-rule py-2">
            <dt className="text-xs text-ink-3">{label}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{text === '' ? t.nothing() : text}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={onTake}>{t.takeTheirs()}</Button>
        <Button kind="danger" waiting={waiting} waitingLabel={t.saving()} onClick={onSend}>
          {t.saveMine()}
        </Button>
      </div>
    </FocusedNotice>
  )
}
