import { PageLink } from '../ui/controls/page-link.tsx'

/** `to` is a path on this site, `href` an address on another host. */
type FooterLink = { text: string; lang?: string } & ({ to: string } | { href: string })

interface FooterGroupProps {
  readonly title: string
  readonly items: readonly FooterLink[]
}

export function FooterGroup({ title, items }: FooterGroupProps) {
  return (
    <div>
      <h2 className="mb-1 text-xs">{title}</h2>
      <FooterLinks items={items} />
    </div>
  )
}

export function FooterLinks({ items }: { items: readonly FooterLink[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.text}>
          {'to' in item ? (
            <PageLink to={item.to} className="footer-link">
              {item.text}
            </PageLink>
          ) : (
            <a href={item.href} lang={item.lang} hrefLang={item.lang} className="footer-link">
              {item.text}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
