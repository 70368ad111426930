export type ButtonLook = {
  kind?: keyof typeof kinds | undefined
  size?: 'md' | 'sm' | undefined
  className?: string | undefined
}

const kinds = {
  default: 'btn',
  primary: 'btn btn-primary',
  quiet: 'btn btn-quiet',
  danger: 'btn btn-danger',
  'danger-solid': 'btn btn-danger-solid',
}

/** For links that look like buttons: `<Link className={buttonClass({ kind: 'primary' })}>`. */
export function buttonClass({ kind = 'default', size = 'md', className = '' }: ButtonLook = {}) {
  return `${kinds[kind]} ${size === 'sm' ? 'btn-sm' : ''} ${className}`
}
