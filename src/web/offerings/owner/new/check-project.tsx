import { labelOf } from '../../../form/fields/fault-words.ts'
import type { ShownForm } from '../../../form/fields/shown-form.ts'
import { namesInPageOrder } from '../../../form/fields/shown-form.ts'
import { CheckNotice, CheckPosted } from '../../../form/posted/check-posted.tsx'
import { useMessages } from '../../../i18n/use-messages.ts'
import { useLinks } from '../../../reader/use-links.ts'
import { Notice } from '../../../ui/states/notice.tsx'
import { valueText } from '../value-text.ts'
import type { PostedProject } from './answer-project.ts'
import { LikelyList } from './likely-projects.tsx'

interface CheckProjectProps {
  readonly shown: ShownForm
  readonly posted: PostedProject & { kind: 'check' | 'likely' }
}

/** The question between the two submits of the form without scripts: whether the project is right, or whether it is another one. */
export default function CheckProject({ shown, posted }: CheckProjectProps) {
  const t = useMessages('owner')
  const words = useMessages('form-errors')
  const links = useLinks()
  const { values, texts } = posted.values
  const facts = namesInPageOrder(shown)
    .map((name) => ({
      name: labelOf(shown.fields, name, words),
      text: valueText(shown.fields, name, values[name]),
    }))
    .filter(({ text }) => text !== '')
  const isLikely = posted.kind === 'likely'
  return (
    <CheckPosted
      action={links.ownerForm()}
      notice={
        isLikely ? (
          <Notice kind="warn" className="mb-5" title={<h2 className="text-md">{t.likely()}</h2>}>
            <p>{t.likelyText()}</p>
            <LikelyList candidates={posted.candidates} />
          </Notice>
        ) : (
          <CheckNotice title={t.check()} text={t.checkText()} />
        )
      }
      facts={facts}
      fields={{ ...texts, ticket: posted.ticket, ...(isLikely && { confirmed: '1' }) }}
      send={isLikely ? t.isAnother() : t.send()}
      change={t.backToForm()}
    />
  )
}
