import type { Translation } from '../../dictionary.ts'

export default {
  type: 'Type',
  token: 'Token',
  title: 'Title',
  description: 'Description',
  start: 'Start',
  end: 'End',
  precision: 'Precision of the date',
  zone: 'Time zone',
  place: 'Place',
  proof: 'Link to the announcement',
  email: 'Email',
} satisfies Translation<'event-fields'>
