import { Link, type LinkProps } from 'react-router'

interface PageLinkProps extends Omit<LinkProps, 'to' | 'discover'> {
  /** A root-relative address from `makeLinks`. */
  readonly to: string
}

/**
 * A link to another page of the site. The server writes the plain anchor that React Router would produce: a page has
 * about a hundred links, and resolving each was a tenth of the rendering.
 */
export function PageLink({
  to,
  preventScrollReset = false,
  replace = false,
  children,
  ...rest
}: PageLinkProps) {
  if (import.meta.env.SSR) {
    return (
      <a {...rest} href={to}>
        {children}
      </a>
    )
  }
  return (
    <Link {...rest} to={to} replace={replace} preventScrollReset={preventScrollReset} discover="none">
      {children}
    </Link>
  )
}
