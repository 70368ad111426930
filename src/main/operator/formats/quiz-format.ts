import { inEachLanguage, values, type RowFormat } from './row-format.ts'

const amount = 'an amount of the token, as a text (`"2.5"`)'

export const quizFormat: RowFormat = {
  about: 'Quizzes of the airdrop. A quiz keeps its token, and a pool is never less than what was paid out.',
  fields: {
    quiz_id: { value: values.id, required: true },
    title: { value: values.perLanguage, required: true },
    lede: { value: values.perLanguage, required: true },
    token: { value: 'an object with `asset_id`, `symbol`, `name` and `decimals`', required: true },
    reward: { value: amount, required: true },
    pool: { value: amount, required: true },
    begin: { value: 'a moment in UTC (`2026-04-16T03:00:00Z`)', required: true },
    over: { value: 'a moment in UTC', required: true },
    og_img: { value: 'a path of the site' },
    read: { value: 'a path of the site', about: 'What to read before the quiz.' },
    price_krw: { value: 'the price of the token in won, as a text', required: true },
    price_date: { value: 'the day of that price (`2026-04-15`)', required: true },
    is_demo: { value: values.flag, about: 'Whether pages label the quiz as fictional.' },
    questions: {
      value:
        'a list of objects with `text`, `choices` (a list) and `explanation`, each with a text for each language, and `right`, the place of the right choice from 0',
      required: true,
    },
  },
  example: {
    quiz_id: 'acme-week',
    title: inEachLanguage('Acme Week'),
    lede: inEachLanguage('Read and answer.'),
    token: { asset_id: 'acm', symbol: 'ACM', name: 'Acme', decimals: 4 },
    reward: '2.5',
    pool: '1000',
    begin: '2026-04-16T03:00:00Z',
    over: '2099-04-30T14:59:00Z',
    read: '/files/acme-week.pdf',
    price_krw: '120',
    price_date: '2026-04-15',
    questions: [
      {
        text: inEachLanguage('How many days?'),
        choices: [inEachLanguage('Seven'), inEachLanguage('Eight')],
        right: 0,
        explanation: inEachLanguage('It is a week.'),
      },
    ],
  },
}
