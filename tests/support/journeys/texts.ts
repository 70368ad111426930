import type { Language } from '../../../src/domain/kernel/site/language.ts'
import enErrors from '../../../src/words/en/errors.ts'
import enShell from '../../../src/words/en/frame.ts'
import enHome from '../../../src/words/en/home.ts'
import jaErrors from '../../../src/words/ja/errors.ts'
import jaShell from '../../../src/words/ja/frame.ts'
import jaHome from '../../../src/words/ja/home.ts'
import koErrors from '../../../src/words/ko/errors.ts'
import koShell from '../../../src/words/ko/frame.ts'
import koHome from '../../../src/words/ko/home.ts'
import zhErrors from '../../../src/words/zh/errors.ts'
import zhShell from '../../../src/words/zh/frame.ts'
import zhHome from '../../../src/words/zh/home.ts'

interface Texts {
  readonly errors: Readonly<Record<keyof typeof jaErrors, string>>
  readonly home: Readonly<Record<keyof typeof jaHome, string>>
  readonly shell: Readonly<Record<keyof typeof jaShell, string>>
}

/** The dictionaries as they are written in the source, not the compiled modules that the browser loads. */
export const texts: Readonly<Record<Language, Texts>> = {
  ja: { errors: jaErrors, home: jaHome, shell: jaShell },
  en: { errors: enErrors, home: enHome, shell: enShell },
  ko: { errors: koErrors, home: koHome, shell: koShell },
  zh: { errors: zhErrors, home: zhHome, shell: zhShell },
}
