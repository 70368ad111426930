import { formatEventDate } from '../../../domain/events/event-date-format.ts'
import { eventGroups, eventTypes, groupOf } from '../../../domain/events/event-types.ts'
import type { SubmissionFault } from '../../../domain/events/submission/stated-event.ts'
import { eventDescriptionLimit } from '../../../domain/kernel/text/text.ts'
import { eventPath } from '../../../words/addresses/event-addresses.ts'
import type { Messages } from '../../../words/dictionary.ts'
import { EmailInput } from '../../form/email-input.tsx'
import { RefusedForm } from '../../form/refused-form.tsx'
import { ChangedNotice } from '../../form/submission/changed-notice.tsx'
import { LikelyLink, DuplicateNotice } from '../../form/submission/duplicate-notice.tsx'
import { useFaults } from '../../form/use-faults.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { useSite } from '../../reader/site.ts'
import { useLinks } from '../../reader/use-links.ts'
import { useTimeZone } from '../../reader/use-time-zone.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Field, type FieldControl } from '../../ui/controls/field.tsx'
import { Input, Textarea } from '../../ui/controls/input.tsx'
import { Select } from '../../ui/lists/select.tsx'
import type { WireEvent } from '../../upcoming/present-event.ts'
import { TokenSelect } from '../fields/token-select.tsx'
import { useEventForm, type EventFormPurpose } from './use-event-form.ts'
import { WhenFields } from './when-fields.tsx'

interface EventFormProps {
  readonly purpose: EventFormPurpose
  /** A correction cannot change the address, so it has no field for it. */
  readonly withEmail?: boolean
  readonly sendLabel?: string
  /** Loads what was stored meanwhile, for a correction. */
  readonly onTake?: () => void
}

export default function EventForm({ purpose, withEmail = true, sendLabel, onTake }: EventFormProps) {
  const t = useMessages('event')
  const { form, waiting, outcome, precision, choosePrecision, onInput, onSubmit, confirm, takeBack } =
    useEventForm({ purpose, describeFault: useFaultWords() })
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
        {withEmail && (
          <Field
            label={t.email()}
            optional={t.optional()}
            help={t.emailHelp()}
            className="md:col-span-2"
            {...field('email')}
          >
            {(control) => <EmailInput control={control} />}
          </Field>
        )}
      </div>
      {outcome?.kind === 'changed' ? (
        <div className="mt-6">
          <ChangedNotice changed={outcome} waiting={waiting} onTake={() => onTake?.()} onSend={confirm} />
        </div>
      ) : outcome?.kind === 'likely' ? (
        <LikelyDuplicates
          candidates={outcome.candidates}
          waiting={waiting}
          onConfirm={confirm}
          onTakeBack={takeBack}
        />
      ) : (
        <div className="mt-6 flex flex-wrap items-center gap-3 border-t border-rule pt-5">
          <Button type="submit" kind="primary" waiting={waiting} waitingLabel={t.sending()}>
            {sendLabel ?? t.send()}
          </Button>
          <p className="ms-auto text-2xs text-ink-3">{t.draftKept()}</p>
        </div>
      )}
    </form>
  )
}

interface LikelyDuplicatesProps {
  readonly candidates: readonly WireEvent[]
  readonly waiting: boolean
  readonly onConfirm: () => void
  readonly onTakeBack: () => void
}

function LikelyDuplicates({ candidates, ...rest }: LikelyDuplicatesProps) {
  const links = useLinks()
  const { language } = useSite()
  const timeZone = useTimeZone()
  return (
    <DuplicateNotice area="event" className="mt-6" {...rest}>
      <ul className="mt-2">
        {candidates.map(({ event_id, title, start, precision }) => (
          <li key={event_id}>
            <LikelyLink href={links.inside(eventPath(event_id))}>{title}</LikelyLink>{' '}
            <span className="text-xs text-ink-3">
              {formatEventDate({ at: Date.parse(start), precision, language, timeZone })}
            </span>
          </li>
        ))}
      </ul>
    </DuplicateNotice>
  )
}

function TypeSelect({ control }: { control: FieldControl }) {
  const t = useMessages('event')
  const types = useMessages('event-types')
  const groups = { token: t.groupToken(), people: t.groupPeople(), company: t.groupCompany() }
  return (
    <Select {...control} name="type" defaultValue="">
      <option value="">{t.choose()}</option>
      {eventGroups.map((group) => (
        <optgroup key={group} label={groups[group]}>
          {eventTypes
            .filter((type) => groupOf(type) === group)
            .map((type) => (
              <option key={type} value={type}>
                {types[type]()}
              </option>
            ))}
        </optgroup>
      ))}
    </Select>
  )
}

function useFaultWords(): (fault: SubmissionFault) => string {
  const t = useMessages('event')
  const words = useMessages('field-errors')
  const labels = {
    type: t.type(),
    token: t.token(),
    title: t.titleField(),
    description: t.text(),
    start: t.start(),
    end: t.end(),
    precision: t.precision(),
    zone: t.start(),
    place: t.placeField(),
    proof: t.proofField(),
    email: t.email(),
  }
  return ({ field, code, limit }) =>
    words[isCode(code, words) ? code : 'invalid']({ field: labels[field], limit: String(limit ?? '') })
}

function isCode(code: string, words: Messages<'field-errors'>): code is keyof Messages<'field-errors'> {
  return Object.hasOwn(words, code)
}
