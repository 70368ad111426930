const inkPattern = /^[0-9a-f]{6}$/

/** Preset colours; the first, empty, is that of the theme. Any other colour can be entered as six digits. */
export const inks = { sumi: '', ai: '17488a', matsuba: '1f6b45', budo: '6d3a72' } as const
export type InkName = keyof typeof inks
export const inkNames = Object.keys(inks) as readonly InkName[]

export function readInk(value: unknown): string {
  const digits = typeof value === 'string' ? value.trim().replace(/^#/, '').toLowerCase() : ''
  return inkPattern.test(digits) ? digits : ''
}
