import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { useLinks } from '../reader/use-links.ts'

/** HTML that the server made from Markdown and sanitised. Internal links keep theme and in-app mode and use the router. */
export function Prose({ html, lang }: { html: string; lang?: string | undefined }) {
  const links = useLinks()
  const navigate = useNavigate()
  const linked = html
    .replaceAll(/href="(\/[^"]*)"/g, (_, path: string) => {
      const address = links.inside(path.replaceAll('&amp;', '&'))
      return `href="${address.replaceAll('&', '&amp;')}"`
    })
    // A wide table scrolls, so the keyboard must be able to focus it.
    .replaceAll('<table>', '<table tabindex="0">')
  const follow = (event: MouseEvent) => {
    const anchor = event.target instanceof Element ? event.target.closest('a') : null
    const plainPress =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (anchor === null || anchor.origin !== window.location.origin || !plainPress) return
    event.preventDefault()
    void navigate(anchor.pathname + anchor.search + anchor.hash)
  }
  return (
    // The click handler is for the links inside, whose clicks bubble up.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div className="prose" lang={lang} onClick={follow} dangerouslySetInnerHTML={{ __html: linked }} />
  )
}
