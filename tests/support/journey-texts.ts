import type { Language } from '../../src/domain/kernel/language.ts'
import enErrors from '../../src/web/i18n/en/errors.ts'
import enHome from '../../src/web/i18n/en/home.ts'
import enShell from '../../src/web/i18n/en/shell.ts'
import jaErrors from '../../src/web/i18n/ja/errors.ts'
import jaHome from '../../src/web/i18n/ja/home.ts'
import jaShell from '../../src/web/i18n/ja/shell.ts'
import koErrors from '../../src/web/i18n/ko/errors.ts'
import koHome from '../../src/web/i18n/ko/home.ts'
import koShell from '../../src/web/i18n/ko/shell.ts'
import zhErrors from '../../src/web/i18n/zh/errors.ts'
import zhHome from '../../src/web/i18n/zh/home.ts'
import zhShell from '../../src/web/i18n/zh/shell.ts'

interface Texts {
  readonly errors: Readonly<Record<keyof typeof jaErrors, string>>
  readonly home: Readonly<Record<keyof typeof jaHome, string>>
  readonly shell: Readonly<Record<keyof typeof jaShell, string>>
}

/** The dictionaries as they are written, before they are compiled. */
export const texts: Readonly<Record<Language, Texts>> = {
  ja: { errors: jaErrors, home: jaHome, shell: jaShell },
  en: { errors: enErrors, home: enHome, shell: enShell },
  ko: { errors: koErrors, home: koHome, shell: koShell },
  zh: { errors: zhErrors, home: zhHome, shell: zhShell },
}
