import type { Language } from '../kernel/site/language.ts'
import { defaultLook, readBadgeLook, type BadgeLook } from './badge-look.ts'
import { isCodeFormat, type CodeFormat } from './embed-code.ts'

export interface BadgeView {
  readonly item: string
  readonly q: string
  readonly look: BadgeLook
  readonly code: CodeFormat
  readonly isMissing: boolean
}

const maxSearchLength = 100
const defaultCode: CodeFormat = 'html'

/**
 * In this address the theme of the badge is called `scheme`, because `theme` is the theme of the site. Misspelt values
 * fall back to the defaults.
 */
export function readBadgeView(query: URLSearchParams, language: Language): BadgeView {
  const requested = {
    kind: query.get('kind') ?? undefined,
    size: query.get('size') ?? undefined,
    theme: query.get('scheme') ?? undefined,
    lang: query.get('lang') ?? undefined,
  }
  const code = query.get('code')
  return {
    item: query.get('item') ?? '',
    q: (query.get('q') ?? '').trim().slice(0, maxSearchLength),
    look: readBadgeLook(requested, language).look,
    code: isCodeFormat(code) ? code : defaultCode,
    isMissing: query.get('missing') === '1',
  }
}

/** A chosen project replaces the search text and the `missing` mark. */
export function writeBadgeView(view: BadgeView, language: Language): Record<string, string> {
  const { item, q, look, code, isMissing } = view
  return {
    ...(item === '' ? {} : { item }),
    ...(item !== '' || q === '' ? {} : { q }),
    ...(look.kind === defaultLook.kind ? {} : { kind: look.kind }),
    ...(look.size === defaultLook.size ? {} : { size: look.size }),
    ...(look.theme === defaultLook.theme ? {} : { scheme: look.theme }),
    ...(look.lang === language ? {} : { lang: look.lang }),
    ...(code === defaultCode ? {} : { code }),
    ...(isMissing && item === '' && q === '' ? { missing: '1' } : {}),
  }
}
