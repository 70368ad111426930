import { eventTypes } from '../../../domain/events/event-types.ts'
import { addEventPath } from '../../../words/addresses/addresses.ts'
import { CheckNotice, CheckPosted } from '../../form/posted/check-posted.tsx'
import { useMessages } from '../../i18n/use-messages.ts'
import { useLinks } from '../../reader/use-links.ts'
import { Notice } from '../../ui/states/notice.tsx'
import type { PostedEvent } from './answer-posted.ts'
import { eventLabels } from './event-faults.ts'
import { readPrecision } from './event-values.ts'
import { LikelyEvents } from './likely-events.tsx'

/** The question between the two submits of the form without scripts: whether the event is right, or whether it is another one. */
export default function CheckEvent({ posted }: { posted: PostedEvent & { kind: 'check' | 'likely' } }) {
  const t = useMessages('event')
  const types = useMessages('event-types')
  const links = useLinks()
  const { values, ticket } = posted
  const labels = eventLabels(t)
  const type = eventTypes.find((one) => one === values['type'])
  const precision = readPrecision(values['precision']) ?? 'day'
  const texts = {
    ...values,
    type: type === undefined ? '' : types[type](),
    precision: { hour: t.toHour(), day: t.toDay(), month: t.toMonth() }[precision],
  }
  const facts = Object.entries(labels)
    .map(([name, label]) => ({ name: label, text: texts[name as keyof typeof texts] ?? '' }))
    .filter(({ text }) => text.trim() !== '')
  const isLikely = posted.kind === 'likely'
  return (
    <CheckPosted
      action={links.inside(addEventPath)}
      notice={
        isLikely ? (
          <Notice kind="warn" className="mb-5" title={<h2 className="text-md">{t.likely()}</h2>}>
            <p>{t.likelyText()}</p>
            <LikelyEvents candidates={posted.candidates} />
          </Notice>
        ) : (
          <CheckNotice title={t.check()} text={t.checkText()} />
        )
      }
      facts={facts}
      fields={{ ...values, ticket, ...(isLikely && { confirmed: '1' }) }}
      send={isLikely ? t.isAnother() : t.send()}
      change={t.backToForm()}
    />
  )
}
