import type { Language } from '../kernel/site/language.ts'
import { defaultLook, readBadgeLook, type BadgeLook } from './badge-look.ts'
import { isCodeFormat, type CodeFormat } from './embed-code.ts'

/** What the page of badges shows. */
export interface BadgeView {
  /** The project that was chosen, or none. */
  readonly item: string
  /** What projects are searched for by. */
  readonly q: string
  readonly look: BadgeLook
  readonly code: CodeFormat
  /** That project is not there. */
  readonly isMissing: boolean
}

const longestSearch = 100
const defaultCode: CodeFormat = 'html'

/** In the address the theme of a badge is its `scheme`: `theme` is that of the site. What is misspelt is as usual. */
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
    q: (query.get('q') ?? '').trim().slice(0, longestSearch),
    look: readBadgeLook(requested, language).look,
    code: isCodeFormat(code) ? code : defaultCode,
    isMissing: query.get('missing') === '1',
  }
}

/** As short as it can be written. A chosen project has been found, and nothing is missing. */
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
