import { describe, expect, it } from 'vitest'
import { likelyMistakes } from './likely-mistakes.ts'

const siteOrigin = 'https://kawara.example'

describe('an environment', () => {
  it.each([
    ['DATABSE_URL', 'DATABASE_URL'],
    ['OPERATOR_EMAI', 'OPERATOR_EMAIL'],
    ['SITE_ORIGINS', 'SITE_ORIGIN'],
    ['site_origin', 'SITE_ORIGIN'],
    ['Data_Dir', 'DATA_DIR'],
    ['MAIL_FORM', 'MAIL_FROM'],
  ])('with %s is asked whether it means %s', (name, meant) => {
    expect(likelyMistakes({ [name]: 'x' }, { siteOrigin })).toEqual([
      `${name} is not a setting of the site and has no effect. Is ${meant} meant?`,
    ])
  })

  it('of other programs, and with right names, has no likely mistakes', () => {
    const environment = {
      HOME: '/root',
      HOSTNAME: 'a',
      SORT: '1',
      PATH: '/bin',
      DEMOS: '',
      DATABASE_URL: '',
      TERM: 'xterm',
    }
    expect(likelyMistakes(environment, { siteOrigin })).toEqual([])
  })

  it.each(['http://kawara.example', 'http://kawara.example:8080'])(
    'with the origin %s is warned',
    (origin) => {
      expect(likelyMistakes({}, { siteOrigin: origin })).toEqual([
        `SITE_ORIGIN is ${origin}: visitors and links in mails use http without encryption. Use https.`,
      ])
    },
  )

  it.each(['http://localhost:3000', 'http://kawara.localhost', 'http://kawara.internal', 'http://intranet'])(
    'with the origin %s is not',
    (origin) => {
      expect(likelyMistakes({}, { siteOrigin: origin })).toEqual([])
    },
  )
})
