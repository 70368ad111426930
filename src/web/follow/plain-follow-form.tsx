import { followPath } from '../../words/addresses/follow-addresses.ts'
import { EmailInput } from '../form/email-input.tsx'
import { useMessages } from '../i18n/use-messages.ts'
import { useLinks } from '../reader/use-links.ts'
import { Field } from '../ui/controls/field.tsx'
import { Icon } from '../ui/pictures/icon.tsx'
import { buttonClass } from '../ui/styles/button-class.ts'

interface PlainFollowFormProps {
  readonly itemId?: string | undefined
  readonly email?: string
  /** The ticket of the first submit; the second submit, which confirms the address, must contain it. */
  readonly ticket?: string
  readonly fault?: string | undefined
}

export function PlainFollowForm({ itemId, email, ticket = '', fault }: PlainFollowFormProps) {
  const t = useMessages('follow')
  const links = useLinks()
  return (
    <form method="post" action={links.inside(followPath)} noValidate>
      {itemId !== undefined && <input type="hidden" name="item" value={itemId} />}
      {ticket !== '' && <input type="hidden" name="ticket" value={ticket} />}
      <Field label={t.email()} error={fault} help={t.help()}>
        {(control) => (
          <div className="flex flex-wrap gap-2">
            <EmailInput control={control} defaultValue={email} className="min-w-0 flex-1 basis-56" />
            <button type="submit" className={buttonClass({ kind: 'primary' })}>
              <Icon name="mail" />
              {t.send()}
            </button>
          </div>
        )}
      </Field>
    </form>
  )
}
