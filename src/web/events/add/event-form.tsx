import { eventDescriptionLimit } from '../../../domain/kernel/text/text.ts'
import { EmailInput } from '../../form/email-input.tsx'
import { RefusedForm } from '../../form/refused-form.tsx'
import { useFaults } from '../../form/use-faults.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Field } from '../../ui/controls/field.tsx'
import { Input, Textarea } from '../../ui/controls/input.tsx'
import { TokenSelect } from '../fields/token-select.tsx'
import { LikelyDuplicates } from './likely-duplicates.tsx'
import { TypeSelect } from './type-select.tsx'
import { useEventForm } from './use-event-form.ts'
import { useFaultWords } from './use-fault-words.ts'
import { WhenFields } from './when-fields.tsx'

export default function EventForm({ onSent }: { onSent: (token: string) => void }) {
  const t = useMessages('event')
  const { form, waiting, outcome, precision, choosePrecision, onInput, onSubmit, confirm, takeBack } =
    useEventForm({ onSent, say: useFaultWords() })
  const field = useFaults('event', outcome)
  return (
    <form
      ref={form}
      method="dialog"
      noValidate
      onSubmit={onSubmit}
      onInput={onInput}
      className="noscript:hidden"
    >
      <RefusedForm
        form="event"
        outcome={outcome}
        words={{ faults: (count) => t.faults(count), refused: t.notSent(), notReached: t.notReached() }}
      />
      <div className="grid gap-6 md:grid-cols-2">
        <Field label={t.type()} required={t.required()} {...field('type')}>
          {(control) => <TypeSelect control={control} />}
        </Field>
        <Field label={t.token()} required={t.required()} help={t.tokenHelp()} {...field('token')}>
          {(control) => <TokenSelect {...control} name="token" label={t.token()} placeholder="BTC" />}
        </Field>
        <Field
          label={t.titleField()}
          optional={t.optional()}
          help={t.titleHelp()}
          className="md:col-span-2"
          {...field('title')}
        >
          {(control) => <Input {...control} name="title" />}
        </Field>
        <WhenFields precision={precision} onPrecision={choosePrecision} fieldOf={field} />
        <Field label={t.placeField()} optional={t.optional()} help={t.placeHelp()} {...field('place')}>
          {(control) => <Input {...control} name="place" />}
        </Field>
        <Field label={t.proofField()} required={t.required()} help={t.proofHelp()} {...field('proof')}>
          {(control) => <Input {...control} name="proof" type="url" inputMode="url" placeholder="https://" />}
        </Field>
        <Field
          label={t.text()}
          required={t.required()}
          help={t.textHelp()}
          className="md:col-span-2"
          {...field('description')}
        >
          {(control) => <Textarea {...control} name="description" limit={eventDescriptionLimit} rows={5} />}
        </Field>
        <Field
          label={t.email()}
          optional={t.optional()}
          help={t.emailHelp()}
          className="md:col-span-2"
          {...field('email')}
        >
          {(control) => <EmailInput control={control} />}
        </Field>
      </div>
      {outcome?.kind === 'likely' ? (
        <LikelyDuplicates
          candidates={outcome.candidates}
          waiting={waiting}
          onConfirm={confirm}
          onTakeBack={takeBack}
        />
      ) : (
        <div className="mt-6 flex flex-wrap items-center gap-3 border-t border-rule pt-5">
          <Button type="submit" kind="primary" waiting={waiting} waitingLabel={t.sending()}>
            {t.send()}
          </Button>
          <p className="ms-auto text-2xs text-ink-3">{t.draftKept()}</p>
        </div>
      )}
    </form>
  )
}
