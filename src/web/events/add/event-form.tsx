import { eventGroups, eventTypes, groupOf } from '../../../domain/events/event-types.ts'
import { eventDescriptionLimit } from '../../../domain/kernel/text/text.ts'
import { addEventPath } from '../../../words/addresses/addresses.ts'
import { EmailInput } from '../../form/email-input.tsx'
import { FaultSummary } from '../../form/fault-summary.tsx'
import { SendFailure } from '../../form/outcome/send-failure.tsx'
import { ChangedNotice } from '../../form/submission/changed-notice.tsx'
import { DuplicateNotice } from '../../form/submission/duplicate-notice.tsx'
import { useAlive } from '../../form/use-alive.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { useLinks } from '../../reader/use-links.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Field, type FieldControl } from '../../ui/controls/field.tsx'
import { Input, Textarea } from '../../ui/controls/input.tsx'
import { Select } from '../../ui/lists/select.tsx'
import { TokenSelect } from '../fields/token-select.tsx'
import type { LoadedAddEvent } from './add-event.load.ts'
import { LikelyEvents } from './likely-events.tsx'
import { useEventForm, type EventFormPurpose } from './use-event-form.ts'
import { WhenFields } from './when-fields.tsx'

interface EventFormProps {
  /** What a browser without scripts has sent to the page; undefined on a page where the form needs scripts. */
  readonly posted?: LoadedAddEvent['message'] | undefined
  readonly purpose: EventFormPurpose
  /** A correction cannot change the address, so it has no field for it. */
  readonly withEmail?: boolean
  readonly sendLabel?: string
  /** Loads what was stored meanwhile, for a correction. */
  readonly onTake?: () => void
}

export default function EventForm({ posted, purpose, withEmail = true, sendLabel, onTake }: EventFormProps) {
  const t = useMessages('event')
  const links = useLinks()
  const isAlive = useAlive()
  const needsScripts = posted === undefined
  const { form, waiting, outcome, faults, field, isPosted, onInput, onSubmit, ...rest } = useEventForm({
    posted,
    purpose,
  })
  const typed = posted?.values
  const failure = <SendFailure outcome={outcome} title={t.notSent()} notReached={t.notReached()} />
  return (
    <form
      ref={form}
      {...(!needsScripts && { method: 'post', action: links.inside(addEventPath) })}
      noValidate
      onSubmit={onSubmit}
      onInput={onInput}
    >
      {faults.length > 0 && (
        <FaultSummary form="event" title={t.faults({ count: faults.length })} faults={faults} />
      )}
      {/* Without scripts the reader sees the top of the page first. */}
      {isPosted && <div className="mb-5">{failure}</div>}
      <div className="grid gap-6 md:grid-cols-2">
        <Field label={t.type()} required={t.required()} {...field('type')}>
          {(control) => <TypeSelect control={control} chosen={typed?.['type']} />}
        </Field>
        <Field label={t.token()} required={t.required()} help={t.tokenHelp()} {...field('token')}>
          {(control) => (
            <TokenSelect
              {...control}
              name="token"
              label={t.token()}
              placeholder="BTC"
              value={typed?.['token'] ?? ''}
            />
          )}
        </Field>
        <Field
          label={t.titleField()}
          optional={t.optional()}
          help={t.titleHelp()}
          className="md:col-span-2"
          {...field('title')}
        >
          {(control) => <Input {...control} name="title" defaultValue={typed?.['title']} />}
        </Field>
        <WhenFields
          precision={rest.precision}
          typed={typed}
          onPrecision={rest.choosePrecision}
          fieldOf={field}
        />
        <Field label={t.placeField()} optional={t.optional()} help={t.placeHelp()} {...field('place')}>
          {(control) => <Input {...control} name="place" defaultValue={typed?.['place']} />}
        </Field>
        <Field label={t.proofField()} required={t.required()} help={t.proofHelp()} {...field('proof')}>
          {(control) => (
            <Input
              {...control}
              name="proof"
              type="url"
              inputMode="url"
              placeholder="https://"
              defaultValue={typed?.['proof']}
            />
          )}
        </Field>
        <Field
          label={t.text()}
          required={t.required()}
          help={t.textHelp()}
          className="md:col-span-2"
          {...field('description')}
        >
          {(control) => (
            <Textarea
              {...control}
              name="description"
              limit={eventDescriptionLimit}
              rows={5}
              defaultValue={typed?.['description']}
            />
          )}
        </Field>
        {withEmail && (
          <Field
            label={t.email()}
            optional={t.optional()}
            help={t.emailHelp()}
            className="md:col-span-2"
            {...field('email')}
          >
            {(control) => <EmailInput control={control} defaultValue={typed?.['email']} />}
          </Field>
        )}
      </div>
      {outcome?.kind === 'changed' ? (
        <div className="mt-6">
          <ChangedNotice
            changed={outcome}
            waiting={waiting}
            onTake={() => onTake?.()}
            onSend={rest.confirm}
          />
        </div>
      ) : outcome?.kind === 'likely' ? (
        <DuplicateNotice
          area="event"
          className="mt-6"
          waiting={waiting}
          onConfirm={rest.confirm}
          onTakeBack={rest.takeBack}
        >
          <LikelyEvents candidates={outcome.candidates} />
        </DuplicateNotice>
      ) : (
        <div className="mt-6 grid gap-4 border-t border-rule pt-5">
          {!isPosted && failure}
          <div className="flex flex-wrap items-center gap-3">
            <Button
              type="submit"
              kind="primary"
              disabled={needsScripts && !isAlive}
              waiting={waiting}
              waitingLabel={t.sending()}
            >
              {outcome?.kind === 'refused' ? t.sendAgain() : (sendLabel ?? t.send())}
            </Button>
            <p className="ms-auto text-2xs text-ink-3 noscript:hidden">{t.draftKept()}</p>
          </div>
        </div>
      )}
    </form>
  )
}

function TypeSelect({ control, chosen = '' }: { control: FieldControl; chosen: string | undefined }) {
  const t = useMessages('event')
  const types = useMessages('event-types')
  const groups = { token: t.groupToken(), people: t.groupPeople(), company: t.groupCompany() }
  return (
    <Select {...control} name="type" defaultValue={chosen}>
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
