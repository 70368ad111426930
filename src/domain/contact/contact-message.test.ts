import { describe, expect, it } from 'vitest'
import { looksAutomatic } from './automatic.ts'
import { checkContact, contactSentences, messageLimit, sentenceOf } from './contact-message.ts'

const stated = {
  purpose: 'press',
  name: 'Ueno Hana',
  email: 'hana@example.com',
  message: 'May we print your table?',
}
const faultsOf = (changed: object) => {
  const checked = checkContact({ ...stated, ...changed })
  return 'faults' in checked ? checked.faults : []
}
const messageOf = (changed: object) => {
  const checked = checkContact({ ...stated, ...changed })
  return 'message' in checked ? checked.message : undefined
}

describe('a message', () => {
  it('is accepted as typed, with a normalised e-mail address', () => {
    expect(
      messageOf({
        name: ' 上野　花 ',
        email: 'ｈａｎａ＠例え．テスト',
        message: ' 1行目\r\n2行目 &lt;b&gt;\n\n\n\n終わり ',
      }),
    ).toEqual({
      purpose: 'press',
      name: '上野 花',
      url: null,
      email: 'hana@xn--r8jz45g.xn--zckzah',
      message: '1行目\n2行目 &lt;b&gt;\n\n\n\n終わり',
    })
  })

  it('that is empty has a fault for every required field, in the order of the form', () => {
    const checked = checkContact({})
    const faults = 'faults' in checked ? checked.faults : []
    expect(faults.map(sentenceOf)).toEqual(['choosePurpose', 'enterName', 'enterEmail', 'enterMessage'])
  })

  it.each(['listing', 'ads', 'partnership'])('about %s needs a website', (purpose) => {
    expect(faultsOf({ purpose }).map(sentenceOf)).toEqual(['enterUrl'])
    expect(faultsOf({ purpose, url: 'kawara' }).map(sentenceOf)).toEqual(['correctUrl'])
    expect(faultsOf({ purpose, url: 'javascript:alert(1)' }).map(sentenceOf)).toEqual(['correctUrl'])
    expect(messageOf({ purpose, url: 'https://a.example/' })?.url).toBe('https://a.example/')
  })

  it.each(['correction', 'press', 'support', 'other'])('about %s needs none', (purpose) => {
    expect(messageOf({ purpose, url: 'nonsense' })?.url).toBeNull()
  })

  it('cannot add lines to a mail header, and has a maximum length', () => {
    expect(faultsOf({ name: 'Hana\r\nBcc: you@example.com' })).toEqual([
      { field: 'name', code: 'characters' },
    ])
    expect(faultsOf({ email: 'hana@example.com\r\nBcc: you@example.com' })).toEqual([
      { field: 'email', code: 'characters' },
    ])
    expect(faultsOf({ message: 'a\u0000b' })).toEqual([{ field: 'message', code: 'characters' }])
    expect(faultsOf({ message: '👨‍👩‍👧'.repeat(messageLimit) })).toEqual([])
    expect(faultsOf({ message: '👨‍👩‍👧'.repeat(messageLimit + 1) })).toEqual([
      { field: 'message', code: 'maxLength', limit: messageLimit },
    ])
    expect(faultsOf({ purpose: 'praise' }).map(sentenceOf)).toEqual(['choosePurpose'])
    expect(faultsOf({ email: 'hana@' }).map(sentenceOf)).toEqual(['correctEmail'])
    expect(new Set(contactSentences).size).toBe(7)
  })

  it('from a bot is recognised by the hidden field or by its speed', () => {
    expect(looksAutomatic({ trap: '', elapsed: 5_000 })).toBe(false)
    expect(looksAutomatic({ trap: undefined, elapsed: undefined })).toBe(false)
    expect(looksAutomatic({ trap: 'https://spam.example', elapsed: 5_000 })).toBe(true)
    expect(looksAutomatic({ trap: '', elapsed: 300 })).toBe(true)
  })
})
