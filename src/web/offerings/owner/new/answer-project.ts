import { redirect } from 'react-router'
import type { Client } from '../../../../contract/calls/client.ts'
import type { Reply } from '../../../../contract/operations/operation.ts'
import type { Operations } from '../../../../contract/operations/operations.ts'
import { checkForm } from '../../../../domain/kernel/form/check-form.ts'
import type { FormValues } from '../../../../domain/kernel/form/form.ts'
import { isRecord } from '../../../../domain/kernel/rows/row-field.ts'
import type { Language } from '../../../../domain/kernel/site/language.ts'
import { zoneOfLanguage } from '../../../../domain/kernel/time/date-format.ts'
import { faultWords } from '../../../form/fields/fault-words.ts'
import { atFields } from '../../../form/fields/field-faults.ts'
import { postedValues } from '../../../form/fields/posted-values.ts'
import { formOf, namesInPageOrder, sentValues, type ShownForm } from '../../../form/fields/shown-form.ts'
import { inPageOrder } from '../../../form/outcome/remaining-faults.ts'
import type { Texts } from '../../../form/outcome/use-text-form.ts'
import { answerPosted, type PostedOutcome } from '../../../form/posted/answer-posted.ts'
import { loadedMessages } from '../../../i18n/loaded-messages.ts'
import type { PostedForm } from '../../../loading/posted-form.ts'

type Candidates = Reply<Operations['submitProject']>['candidates']

interface PostedValues {
  readonly values: FormValues
  /** The texts of the controls, which the next page sends again. */
  readonly texts: Texts
}

type Answered = PostedOutcome<
  PostedValues,
  { readonly kind: 'likely'; readonly candidates: Candidates; readonly ticket: string }
>

export type PostedProject = Answered

interface PostedProjectInput {
  readonly posted: PostedForm
  readonly shown: ShownForm
  readonly client: Client
  readonly language: Language
  /** The address of the page that shows the state of a submission. */
  readonly submittedPath: (token: string) => string
}

/** Handles a new project that was sent without scripts. A press on the button of a list comes back with one more group. */
export async function answerProject({
  posted,
  shown,
  client,
  language,
  submittedPath,
}: PostedProjectInput): Promise<PostedProject> {
  const { fields, ticket } = posted
  const { add, confirmed, change: _, topic = '', ...texts } = fields
  const values = postedValues(shown.fields, texts)
  if (add !== undefined) return { kind: 'again', values: { values: withGroup(shown, values, add), texts } }
  const faults = checkForm(formOf(shown.fields), values).map(
    faultWords(shown.fields, loadedMessages(language, 'form-errors')),
  )
  const answer = await answerPosted({
    posted,
    values: { values, texts: { ...texts, topic } },
    faults: inPageOrder(faults, namesInPageOrder(shown)),
    async send(sending) {
      const sent = sentValues(shown.fields, values)
      const zone = zoneOfLanguage[language]
      const request = { values: sent, confirmed: confirmed !== undefined, zone, topic, sending }
      const { token, candidates } = await client.submitProject(request)
      if (token !== null) throw redirect(submittedPath(token), 303)
      return { kind: 'likely' as const, candidates, ticket }
    },
  })
  return 'faults' in answer ? { ...answer, ...atFields(answer) } : answer
}

function withGroup({ fields }: ShownForm, values: FormValues, name: string): FormValues {
  const isGroups = fields.some((field) => field.name === name && field.kind === 'groups')
  const groups = Array.isArray(values[name]) ? values[name].filter(isRecord) : []
  return isGroups ? { ...values, [name]: [...groups, {}] } : values
}
