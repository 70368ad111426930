import { eventTypes } from '../../../domain/events/event-types.ts'
import { reviews } from '../../../domain/events/event.ts'
import { languages } from '../../../domain/kernel/site/language.ts'
import { languageEndings, values, type RowFormat } from './row-format.ts'

const demoMark = { value: values.flag, about: 'Whether pages label the entry as fictional.' }

export const adFormat: RowFormat = {
  about: 'Advertisements: of a sale of the site, or of something else with a card of its own.',
  fields: {
    ad_id: { value: values.id, required: true },
    item_id: { value: 'the id of a sale', about: 'The sale that is advertised.' },
    card: {
      value: `an object with \`name\`, \`slogan\` (also \`slogan_${languageEndings}\`), \`logo\`, \`url\`, \`white_paper\` and \`contact\``,
      required: 'or `item_id`; without a sale, the card needs `name` and `url`',
    },
    payer: { value: values.line, required: true },
    starts_at: { value: values.day, required: true },
    ends_at: { value: values.day, required: true, about: 'The moment from which it is not shown.' },
    place: { value: 'a whole number', about: 'Lower ones stand first; 0 without it.' },
    is_demo: demoMark,
  },
  example: {
    ad_id: 'acme-spring',
    card: {
      name: 'Acme',
      slogan_en: 'Keys in your hand',

      url: 'https://acme.example/',
    },
    payer: 'Acme Ltd',
    starts_at: '2026-04-01',
    ends_at: '2026-05-01T00:00Z',
    place: 1,
  },
}

export const pageFormat: RowFormat = {
  about: 'Static pages such as the terms. Page and language together are the id.',
  fields: {
    page_id: { value: values.id, required: true },
    language: { value: languages.map((language) => `\`${language}\``).join(', '), required: true },
    title: { value: values.line, required: true },
    description: { value: values.line, required: true },
    markdown: { value: 'Markdown; links are addresses or begin with `/` or `#`', required: true },
    updated_at: { value: values.moment, about: 'Without it, a page that changes gets the current time.' },
  },
  example: {
    page_id: 'terms',
    language: 'en',
    title: 'Terms of use',
    description: 'What readers and we agree on',
    markdown: '# Terms of use\n\nSee also [privacy](/page/privacy).\n',
  },
}

export const postFormat: RowFormat = {
  about: 'Articles. Writers use files instead: `posts import DIR`.',
  fields: {
    slug: { value: values.id, required: true },
    title: { value: values.line, required: true },
    author: { value: values.line, required: true },
    text: { value: 'Markdown', required: true },
    cover: { value: values.image },
    tags: { value: 'a list of words, or one text with commas' },
    excerpt: { value: values.line, about: 'Without it, the beginning of the text.' },
    status: { value: '`draft` or `published`', about: 'A new post is published.' },
    is_demo: demoMark,
    created_at: {
      value: values.moment,
      aliases: ['published'],
      about: 'The time of publication; one that lies ahead schedules the post.',
    },
    updated_at: {
      value: values.moment,
      aliases: ['updated'],
      about: 'Without it, a public post that changes gets the current time.',
    },
  },
  example: {
    slug: 'reading-lock-up-tables',
    title: 'Reading lock-up tables',
    author: 'The editors',
    text: 'A table of lock-ups says **when** tokens can be sold.\n',
    tags: ['basics'],
    created_at: '2026-04-16T00:00:00Z',
  },
}

export const eventFormat: RowFormat = {
  about: 'Events of the calendar.',
  fields: {
    event_id: { value: values.id, about: 'Without it, the id is made of token, day and title.' },
    token: { value: 'a symbol', required: true, aliases: ['symbol'] },
    type: { value: eventTypes.map((type) => `\`${type}\``).join(', '), about: '`other` without it.' },
    title: { value: values.line, required: 'or a title in one language', isPerLanguage: true },
    description: { value: values.text, isPerLanguage: true },
    start: {
      value: 'a month (`2026-04`), a day or a moment, in UTC unless it has an offset',
      required: true,
    },
    end: { value: 'as `start`' },
    place: { value: values.line, isPerLanguage: true },
    proof: { value: values.url, about: 'The announcement.' },
    review: { value: reviews.map((review) => `\`${review}\``).join(', '), about: '`approved` without it.' },
    source: {
      value: values.line,
      about:
        'The calendar that the event is from; its descriptions are cut at 256 characters, longer ones without a source are refused.',
    },
    created_at: { value: values.moment, aliases: ['published'] },
    sequence: { value: 'a whole number', about: 'The version in calendars; a change raises it.' },
    updated_at: { value: values.moment, about: 'A change of a stored event sets it.' },
    withdrawn_at: { value: values.moment, about: 'When it was withdrawn; null shows it again.' },
  },
  example: {
    event_id: 'acme-day-2099',
    token: 'ACM',
    type: 'meetup',
    title_en: 'Acme day',
    title_ja: 'Acme no hi',
    start: '2099-04-16T18:00+09:00',
    place_en: 'Osaka',
    proof: 'https://acme.example/day',
  },
}
