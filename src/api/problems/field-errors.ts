import type { FastifyError } from 'fastify'
import type { FieldError } from '../../contract/problems/problem.ts'
import type { Language } from '../../domain/kernel/site/language.ts'

type Words = Readonly<Record<Language, (field: string, limit: string) => string>>

const messages = {
  required: {
    ja: (field) => `${field}は必須です。`,
    en: (field) => `${field} is required.`,
    ko: (field) => `${field}은(는) 필수 항목입니다.`,
    zh: (field) => `${field} 为必填项。`,
  },
  maxLength: {
    ja: (field, limit) => `${field}は${limit}文字以内で入力してください。`,
    en: (field, limit) => `${field} takes at most ${limit} characters.`,
    ko: (field, limit) => `${field}은(는) ${limit}자 이내로 입력해 주세요.`,
    zh: (field, limit) => `${field} 最多 ${limit} 个字符。`,
  },
  minimum: {
    ja: (field, limit) => `${field}は${limit}以上にしてください。`,
    en: (field, limit) => `${field} must be at least ${limit}.`,
    ko: (field, limit) => `${field}은(는) ${limit} 이상이어야 합니다.`,
    zh: (field, limit) => `${field} 不能小于 ${limit}。`,
  },
  maximum: {
    ja: (field, limit) => `${field}は${limit}以下にしてください。`,
    en: (field, limit) => `${field} must be at most ${limit}.`,
    ko: (field, limit) => `${field}은(는) ${limit} 이하여야 합니다.`,
    zh: (field, limit) => `${field} 不能大于 ${limit}。`,
  },
  email: {
    ja: (field) => `${field}は正しいメールアドレスではありません。`,
    en: (field) => `${field} is not valid email address`,
    ko: (field) => `${field}은(는) 올바른 이메일 주소가 아닙니다.`,
    zh: (field) => `${field} 不是有效的邮箱地址。`,
  },
  unknown: {
    ja: (field) => `${field}という項目はありません。`,
    en: (field) => `There is no field named ${field}.`,
    ko: (field) => `${field}(이)라는 항목은 없습니다.`,
    zh: (field) => `没有名为 ${field} 的字段。`,
  },
  invalid: {
    ja: (field) => `${field}の値が正しくありません。`,
    en: (field) => `${field} is not valid.`,
    ko: (field) => `${field} 값이 올바르지 않습니다.`,
    zh: (field) => `${field} 的值无效。`,
  },
} satisfies Record<string, Words>

const keywords: Readonly<Record<string, keyof typeof messages>> = {
  required: 'required',
  minLength: 'required',
  maxLength: 'maxLength',
  minimum: 'minimum',
  maximum: 'maximum',
  // The schema of a field that is not declared is `false`.
  boolean: 'unknown',
}

/** What a rule of the domain found wrong with a field. */
export function fieldError({
  field,
  code,
  language,
}: {
  field: string
  code: string
  language: Language
}): FieldError {
  const words: Words = code === 'email' || code === 'required' ? messages[code] : messages.invalid
  return { field, code, message: words[language](field, '') }
}

/** The validator's findings as one sentence a field, in the reader's language. */
export function fieldErrorsOf(
  findings: NonNullable<FastifyError['validation']>,
  language: Language,
): readonly FieldError[] {
  const byField = new Map<string, FieldError>()
  for (const { keyword, instancePath, params } of findings) {
    const code = keywords[keyword] ?? 'invalid'
    for (const field of fieldsOf(instancePath, params)) {
      // The first finding is about the field itself; later ones about what contains it.
      if (byField.has(field)) continue
      byField.set(field, { field, code, message: messages[code][language](field, limitOf(params)) })
    }
  }
  return [...byField.values()]
}

/** `/team/0/name` → `team.0.name`; what is missing or too much is named apart from where it should stand. */
function fieldsOf(instancePath: string, params: Readonly<Record<string, unknown>>): string[] {
  const place = instancePath.slice(1).replaceAll('/', '.')
  const named = params['requiredProperties'] ?? params['additionalProperties']
  if (!Array.isArray(named)) return [place]
  return named.map((name) => (place === '' ? String(name) : `${place}.${String(name)}`))
}

function limitOf({ limit }: Readonly<Record<string, unknown>>): string {
  return typeof limit === 'number' ? String(limit) : ''
}
