import { Link, type LinkProps } from 'react-router'

interface PageLinkProps extends Omit<LinkProps, 'to' | 'discover'> {
  /** From the root on: every address is made in one place. */
  readonly to: string
}

/**
 * A link to another page of the site. The server writes the plain anchor that the router's link comes to: a page has
 * a hundred of them, and resolving each was a tenth of rendering it.
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
