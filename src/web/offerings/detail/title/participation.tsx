import { joinSentences } from '../../../../domain/share-metadata/description.ts'
import { useMessages } from '../../../i18n/use-messages.ts'
import { Icon } from '../../../ui/pictures/icon.tsx'
import type { LoadedOffering } from '../offering.load.ts'

const looks = {
  refused: 'border-failed bg-failed-wash text-failed-text',
  notListed: 'border-pre bg-pre-wash text-pre-text',
  notStated: 'border-pre bg-pre-wash text-pre-text',
} as const

/** The first question of a reader: may I take part? No answer is a yes, and the text says so. */
export default function Participation({ offering: { participation } }: { offering: LoadedOffering }) {
  const t = useMessages('offering/participation')
  const { state, areas, kyc, whitelist } = participation
  const words = {
    refused: { answer: t.refused(), text: t.refusedText() },
    notListed: { answer: t.notListed(), text: areas === null ? t.notUsText() : t.notListedText({ areas }) },
    notStated: { answer: t.notStated(), text: t.notStatedText() },
  }[state]
  return (
    <section
      aria-label={t.question()}
      className={`mt-4 flex flex-wrap items-baseline gap-x-4 gap-y-0.5 border-s-3 px-4 py-2.5 text-sm ${looks[state]}`}
    >
      <h2 className="font-display text-md">{t.question()}</h2>
      <p className="inline-flex items-center gap-1.5 font-head">
        <Icon name={state === 'refused' ? 'failed' : 'info'} className="size-3.5" />
        {words.answer}
      </p>
      <p className="flex-[1_1_20rem] text-xs text-ink-2">
        {joinSentences([words.text, kyc ? t.kyc() : '', whitelist ? t.whitelist() : ''])}
      </p>
    </section>
  )
}
