import { useSyncExternalStore } from 'react'
import { Icon } from '../ui/pictures/icon.tsx'

interface ShareLinksProps {
  /** Absolute URL of the shared page. */
  readonly url: string
  readonly text: string
  readonly labels: Readonly<Record<'all' | 'x' | 'line' | 'telegram' | 'more', string>>
  readonly feed?: { readonly label: string; readonly href: string }
}

const never = () => () => {}

/**
 * Plain links: nothing is fetched from another site before the reader follows one. Where the device has a share sheet, a button opens
 * it: KakaoTalk and WeChat have no links for sharing, but stand there.
 */
export function ShareLinks({ url: address, text: title, labels, feed }: ShareLinksProps) {
  const url = encodeURIComponent(address)
  const text = encodeURIComponent(title)
  const canShare = useSyncExternalStore(
    never,
    () => typeof navigator.share === 'function',
    () => false,
  )
  const places = [
    { icon: 'x', label: labels.x, href: `https://x.com/intent/post?text=${text}&url=${url}` },
    {
      icon: 'line',
      label: labels.line,
      href: `https://social-plugins.line.me/lineit/share?url=${url}`,
    },
    {
      icon: 'telegram',
      label: labels.telegram,
      href: `https://t.me/share/url?url=${url}&text=${text}`,
    },
    ...(feed === undefined ? [] : [{ icon: 'rss' as const, ...feed }]),
  ] as const
  return (
    <ul aria-label={labels.all} className="-me-3 flex">
      {places.map(({ icon, label, href }) => (
        <li key={icon}>
          <a href={href} rel="noopener" aria-label={label} className="btn btn-icon">
            <Icon name={icon} />
          </a>
        </li>
      ))}
      {canShare && (
        <li>
          <button
            type="button"
            aria-label={labels.more}
            className="btn btn-icon"
            onClick={() => void share({ url: address, title })}
          >
            <Icon name="share" />
          </button>
        </li>
      )}
    </ul>
  )
}

async function share(page: { readonly url: string; readonly title: string }): Promise<void> {
  try {
    await navigator.share(page)
  } catch (error) {
    // Closing the share sheet is no failure, and a second sheet is not opened while one is open.
    if (!(error instanceof DOMException)) throw error
  }
}
