import type { Language } from '../../../domain/kernel/site/language.ts'
import { fillDescription, leadingSentences, lengthened } from '../../../domain/share-metadata/description.ts'
import { loadMessages } from '../../i18n/loaded-messages.ts'

interface DescribedEvent {
  readonly title: string
  readonly token: string
  /** The days, the time and the zone, as far as they are known. */
  readonly date: string
  /** The text of the organiser, if it is in the language of the page. */
  readonly text: string | null
  readonly place: string | null
  readonly proofHost: string | null
  readonly isDemo: boolean
  readonly isWithdrawn: boolean
}

/** The description of an event for search engines and previews: what and when it is, whether it is real, then further facts. */
export async function describeEvent(event: DescribedEvent, language: Language): Promise<string> {
  const [t, notes] = await Promise.all([
    loadMessages(language, 'event'),
    loadMessages(language, 'demo-notes'),
  ])
  const { title, token, date, text, place, proofHost } = event
  const about = t.about({ title: title.includes(token) ? title : t.title({ title, token }), date })
  const marks = (demo: string) =>
    fillDescription([event.isWithdrawn ? t.withdrawn() : '', event.isDemo ? demo : ''])
  const inFull = leadingSentences(about, marks(notes.event()))
  const parts = [
    ...(inFull === ''
      ? [leadingSentences(about, marks(t.aboutDemo())), marks(t.aboutDemo())]
      : [inFull, marks(notes.event())]),
    text ?? '',
    place === null ? '' : t.aboutPlace({ place }),
    proofHost === null ? '' : t.aboutProof({ host: proofHost }),
  ]
  return fillDescription(lengthened({ parts, further: t.aboutPage({ token }) }))
}
