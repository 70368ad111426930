import { asksForUrl, contactPurposes } from '../../../domain/contact/contact-purpose.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import type { FieldControl } from '../../ui/controls/field.tsx'
import { Select } from '../../ui/lists/select.tsx'

/** What it is about. A choice says whether it asks for an address: the style shows its field then. */
export function PurposeSelect({ control, chosen }: { control: FieldControl; chosen: string }) {
  const t = useMessages('contact')
  return (
    <Select {...control} name="purpose" defaultValue={chosen}>
      <option value="">{t.choose()}</option>
      {contactPurposes.map((one) => (
        <option key={one} value={one} data-url={asksForUrl(one) || undefined}>
          {t[one]()}
        </option>
      ))}
    </Select>
  )
}
