import { useMemo } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { formDraft } from '../../form/form-draft.ts'
import { useBaseVersion } from '../../form/submission/use-base-version.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { notify } from '../../ui/overlays/toast-store.ts'
import EventForm from '../add/event-form.tsx'
import NewEvent from '../add/new-event.tsx'
import type { EventFormPurpose } from '../add/use-event-form.ts'
import { submittedFields } from './submitted-fields.ts'
import type { LoadedSubmission } from './submitted.load.ts'

interface EventEditorProps {
  readonly submission: LoadedSubmission
  /** The address of the submission without its form. */
  readonly back: string
}

/** The form with what was sent: a correction while it waits for review, afterwards a new event. */
export default function EventEditor({ submission, back }: EventEditorProps) {
  const { status, receipt, version } = submission.standing
  const first = useMemo(() => submittedFields(submission.event), [submission.event])
  const draft = useMemo(() => formDraft(`event-draft-${receipt}`), [receipt])
  if (status !== 'waiting') return <NewEvent draft={draft} first={first} />
  return <Correction key={version} submission={submission} first={first} draft={draft} back={back} />
}

function Correction({
  submission,
  first,
  draft,
  back,
}: EventEditorProps & Pick<EventFormPurpose, 'first' | 'draft'>) {
  const t = useMessages('submission/page')
  const labels = useFieldLabels()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { token } = submission.standing
  const hasDraft = Object.keys(draft.stored()).length > 0
  const base = useBaseVersion({ ...submission.standing, hasDraft })
  const forget = () => {
    draft.forget()
    base.forget()
  }
  const send: EventFormPurpose['send'] = async ({ stated, confirmed, client }) => {
    const own = { submission_token: token, version: base.current(), confirmed }
    const { status, candidates } = await client.correctEvent({ ...stated, ...own })
    if (status === 'likely_duplicate') return { kind: 'likely', candidates }
    if (status === 'conflict') {
      const now = await client.getEventSubmission({ token })
      base.take(now.version)
      const typed: Readonly<Record<string, string | null>> = stated
      const stored = Object.entries(submittedFields(now)).filter(
        ([name, text]) => text !== (typed[name] ?? ''),
      )
      return { kind: 'changed', differences: stored.map(([name, text]) => labels(name, text)) }
    }
    forget()
    notify({ kind: 'ok', title: t.corrected() })
    await navigate(back, { replace: true })
    return undefined
  }
  return (
    <EventForm
      purpose={{ draft, first, send }}
      withEmail={false}
      sendLabel={t.save()}
      onTake={() => {
        forget()
        void revalidate()
      }}
    />
  )
}

function useFieldLabels() {
  const t = useMessages('event')
  const types: Readonly<Record<string, () => string>> = useMessages('event-types')
  const precisions: Readonly<Record<string, () => string>> = {
    hour: t.toHour,
    day: t.toDay,
    month: t.toMonth,
  }
  const labels: Readonly<Record<string, () => string>> = {
    type: t.type,
    token: t.token,
    title: t.titleField,
    precision: t.precision,
    start: t.start,
    end: t.end,
    place: t.placeField,
    proof: t.proofField,
    description: t.text,
  }
  return (name: string, text: string) => ({
    label: labels[name]?.() ?? name,
    text: (name === 'type' ? types[text]?.() : name === 'precision' ? precisions[text]?.() : text) ?? text,
  })
}
