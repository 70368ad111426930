import { useEffect, useState } from 'react'
import { dappManagerPath } from '../../../words/addresses/dapp-addresses.ts'
import { dappListPath, loginPath } from '../../../words/addresses/sdk-addresses.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { useLinks } from '../../reader/use-links.ts'
import { PageLink } from '../../ui/controls/page-link.tsx'
import { chapters } from './chapters.ts'

export function Contents() {
  const t = useMessages('sdk/guide')
  const links = useLinks()
  const titles = chapters(t)
  const active = useActiveChapter(Object.keys(titles))
  const desk = [
    [t.deskLogin(), loginPath],
    [t.deskList(), dappListPath],
    [t.deskNew(), dappManagerPath],
  ] as const
  return (
    <nav aria-label={t.contents()} className="guide-contents">
      <h2>{t.guide()}</h2>
      <ol>
        {Object.entries(titles).map(([id, title]) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === active ? 'location' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ol>
      <h2>{t.desk()}</h2>
      <ol>
        {desk.map(([name, path]) => (
          <li key={path}>
            <PageLink to={links.inside(path)}>{name}</PageLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The chapter that the reader is in: the last one that begins above the upper third of the window. */
function useActiveChapter(ids: readonly string[]): string | undefined {
  const [active, setActive] = useState<string>()
  const names = ids.join(' ')
  useEffect(() => {
    const sections = names.split(' ').flatMap((id) => document.getElementById(id) ?? [])
    const find = () => {
      const line = window.innerHeight / 3
      setActive(sections.findLast((section) => section.getBoundingClientRect().top <= line)?.id)
    }
    find()
    const observer = new IntersectionObserver(find, {
      rootMargin: '0px 0px -66% 0px',
      threshold: [0, 0.01],
    })
    for (const section of sections) observer.observe(section)
    return () => observer.disconnect()
  }, [names])
  return active
}
