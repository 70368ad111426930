import { useState } from 'react'
import { htmlLang } from '../../../domain/kernel/site/language.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { Prose } from '../../page/prose.tsx'
import { useSite } from '../../reader/site.ts'
import { Icon } from '../../ui/pictures/icon.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import type { LoadedOffering } from './offering.load.ts'
import { Section } from './section.tsx'

/** The picture of a project; a page without a description shows only this. */
function Banner({ src }: { src: string | null }) {
  if (src === null) return null
  return (
    <img
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      className="mb-5 h-32 w-full bg-sunken object-cover md:h-44"
    />
  )
}

export function Description({ offering: { description, banner } }: { offering: LoadedOffering }) {
  const t = useMessages('offering')
  const { language } = useSite()
  if (description === null) return <Banner src={banner} />
  const { text: html, language: written, called } = description
  return (
    <Section id="about" title={t.about()}>
      <Banner src={banner} />
      {written !== language && <Notice className="mb-4">{t.otherLanguage({ language: called })}</Notice>}
      <div className="max-w-prose">
        <Prose html={html} lang={htmlLang[written]} />
      </div>
    </Section>
  )
}

export function Bonus({ steps }: { steps: LoadedOffering['bonus'] }) {
  const t = useMessages('offering')
  if (steps.length === 0) return null
  return (
    <Section title={t.bonus()}>
      <table aria-label={t.bonus()} className="w-full text-sm">
        <thead>
          <tr className="border-b border-rule-2 text-2xs text-ink-3 *:py-2 *:text-start *:font-medium">
            <th scope="col">{t.bonusWhen()}</th>
            <th scope="col">{t.bonusValue()}</th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ time, value, langs }) => (
            <tr key={`${time} ${value}`} className="border-b border-rule *:py-2.5">
              <td lang={langs.time}>{time}</td>
              <td lang={langs.value} className="font-strong text-ink">
                {value}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}

/** The video of an offering. Its host gets no request before the reader clicks, and without JavaScript the video is a link. */
export function Video({ video }: { video: LoadedOffering['video'] }) {
  const t = useMessages('offering')
  const [isPlaying, setPlaying] = useState(false)
  if (video === null) return null
  return (
    <Section id="video" title={t.video()}>
      {isPlaying ? (
        <iframe
          src={video.src}
          title={t.video()}
          allow="autoplay; fullscreen; picture-in-picture"
          // `allow-scripts` with `allow-same-origin` would let a page of our own origin remove its sandbox. The player comes from
          // another origin, so it cannot.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          className="aspect-video w-full bg-sunken"
        />
      ) : (
        <a
          href={video.url}
          rel="noopener nofollow"
          onClick={(event) => {
            event.preventDefault()
            setPlaying(true)
          }}
          className="grid aspect-video w-full place-content-center justify-items-center gap-3 bg-sunken text-center"
        >
          <span className="grid size-18 place-items-center rounded-full bg-ink text-on-ink">
            <Icon name="play" className="size-7" />
          </span>
          <span className="font-strong text-ink">{t.playVideo()}</span>
          <span className="text-xs text-ink-3">{t.videoNote({ host: video.host })}</span>
        </a>
      )}
    </Section>
  )
}
