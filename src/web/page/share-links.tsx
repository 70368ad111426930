import { Icon } from '../ui/pictures/icon.tsx'

interface ShareLinksProps {
  /** Absolute URL of the shared page. */
  readonly url: string
  readonly text: string
  readonly labels: Readonly<Record<'all' | 'x' | 'line' | 'telegram', string>>
  readonly feed?: { readonly label: string; readonly href: string }
}

/** Plain links: nothing is fetched from another site before the reader follows one. */
export function ShareLinks({ url: address, text: title, labels, feed }: ShareLinksProps) {
  const url = encodeURIComponent(address)
  const text = encodeURIComponent(title)
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
    </ul>
  )
}
