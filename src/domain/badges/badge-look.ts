import { isLanguage, type Language } from '../kernel/site/language.ts'

/** What a badge tells of a sale. */
export const badgeKinds = ['listed', 'status', 'raised', 'left'] as const
export type BadgeKind = (typeof badgeKinds)[number]

/** One line, one line with the name of the project, or two lines. */
export const badgeSizes = ['small', 'medium', 'large'] as const
export type BadgeSize = (typeof badgeSizes)[number]

/** `auto` goes by what the device of whoever looks at it prefers. */
export const badgeThemes = ['auto', 'light', 'dark'] as const
export type BadgeTheme = (typeof badgeThemes)[number]

export interface BadgeLook {
  readonly kind: BadgeKind
  readonly size: BadgeSize
  readonly theme: BadgeTheme
  readonly lang: Language
}

export const defaultLook = { kind: 'listed', size: 'small', theme: 'auto' } as const

/** In pixels: a page may leave room for it before it comes. */
export const badgeHeights: Readonly<Record<BadgeSize, number>> = { small: 28, medium: 32, large: 56 }

/** What may stand in a query: a text, several of them, or nothing. */
type Asked = Readonly<Record<string, unknown>>

/**
 * The look that a query asks for. What it leaves out is as usual, in the language of the host; what it misspells is as usual
 * too, and is told, so that whoever put the badge on a page sees it: `?kind=price` is no badge of ours. Names that mean
 * nothing here are passed over.
 */
export function readBadgeLook(
  requested: Asked,
  language: Language,
): { readonly look: BadgeLook; readonly isRight: boolean } {
  const kind = oneOf(badgeKinds, requested['kind'], defaultLook.kind)
  const size = oneOf(badgeSizes, requested['size'], defaultLook.size)
  const theme = oneOf(badgeThemes, requested['theme'], defaultLook.theme)
  const lang = requested['lang'] ?? language
  const isKnown = isLanguage(lang)
  return {
    look: { kind: kind.value, size: size.value, theme: theme.value, lang: isKnown ? lang : language },
    isRight: isKnown && kind.isRight && size.isRight && theme.isRight,
  }
}

function oneOf<Value extends string>(values: readonly Value[], requested: unknown, usual: Value) {
  const value = requested === undefined ? usual : values.find((known) => known === requested)
  return { value: value ?? usual, isRight: value !== undefined }
}

/** As short as it can be written; the language always, because a host may be moved. */
export function writeBadgeLook({ kind, size, theme, lang }: BadgeLook): [string, string][] {
  return [
    ...(kind === defaultLook.kind ? [] : [['kind', kind] satisfies [string, string]]),
    ...(size === defaultLook.size ? [] : [['size', size] satisfies [string, string]]),
    ...(theme === defaultLook.theme ? [] : [['theme', theme] satisfies [string, string]]),
    ['lang', lang],
  ]
}

export function isSameLook(one: BadgeLook, other: BadgeLook): boolean {
  return (
    one.kind === other.kind && one.size === other.size && one.theme === other.theme && one.lang === other.lang
  )
}
