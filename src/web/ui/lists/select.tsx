import type { ComponentProps } from 'react'

type SelectProps = ComponentProps<'select'> & {
  fit?: boolean
  /** Draws no border until the select is hovered or focused, for the masthead. Implies `fit`. */
  bare?: boolean
}

export function Select({ fit, bare, className = '', ...rest }: SelectProps) {
  const look = bare ? 'select-fit select-bare font-medium' : fit ? 'select-fit' : ''
  return (
    <span className={`select ${look} ${className}`}>
      <select {...rest} className="control" />
    </span>
  )
}
