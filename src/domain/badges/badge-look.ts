import { isLanguage, type Language } from '../kernel/site/language.ts'

export const badgeKinds = ['listed', 'status', 'raised', 'left'] as const
export type BadgeKind = (typeof badgeKinds)[number]

/** Small: one line. Medium: one line with the name of the project. Large: two lines. */
export const badgeSizes = ['small', 'medium', 'large'] as const
export type BadgeSize = (typeof badgeSizes)[number]

export const badgeThemes = ['auto', 'light', 'dark'] as const
export type BadgeTheme = (typeof badgeThemes)[number]

export interface BadgeLook {
  readonly kind: BadgeKind
  readonly size: BadgeSize
  readonly theme: BadgeTheme
  readonly lang: Language
}

export const defaultLook = { kind: 'listed', size: 'small', theme: 'auto' } as const

/** Heights in pixels, so that a page can reserve the space before the badge loads. */
export const badgeHeights: Readonly<Record<BadgeSize, number>> = { small: 28, medium: 32, large: 56 }

/** A parsed query string: a value is a string, an array or missing. */
type BadgeQuery = Readonly<Record<string, unknown>>

/**
 * Reads the look of a badge from a query. Missing and misspelt values fall back to the defaults (the language to that
 * of the host), but `isRight` is false if any value is misspelt, so that the person who embeds `?kind=price` notices
 * the mistake. Unknown parameters are ignored.
 */
export function readBadgeLook(
  query: BadgeQuery,
  language: Language,
): { readonly look: BadgeLook; readonly isRight: boolean } {
  const kind = oneOf(badgeKinds, query['kind'], defaultLook.kind)
  const size = oneOf(badgeSizes, query['size'], defaultLook.size)
  const theme = oneOf(badgeThemes, query['theme'], defaultLook.theme)
  const lang = query['lang'] ?? language
  const isKnown = isLanguage(lang)
  return {
    look: { kind: kind.value, size: size.value, theme: theme.value, lang: isKnown ? lang : language },
    isRight: isKnown && kind.isRight && size.isRight && theme.isRight,
  }
}

function oneOf<Value extends string>(values: readonly Value[], requested: unknown, fallback: Value) {
  const value = requested === undefined ? fallback : values.find((known) => known === requested)
  return { value: value ?? fallback, isRight: value !== undefined }
}

/**
 * Writes the look of a badge as query parameters. Default values are left out, but the language is always written: its default
 * depends on the host, and hosts can change.
 */
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
