import type { Translation } from '../dictionary.ts'

export default {
  notFoundTitle: 'This page does not exist',
  notFoundText: 'It may have moved or been removed.',
  forbiddenTitle: 'You cannot see this page',
  forbiddenText: 'You do not have access, or the link has expired.',
  badRequestTitle: 'This request could not be handled',
  badRequestText: 'Please check the address or what was entered.',
  busyTitle: 'Too many requests',
  busyText: 'Please wait a moment and try again.',
  serverTitle: 'Something went wrong on our side',
  serverText: 'Sorry about that. Please try again later; the operators have been told.',
  unavailableTitle: 'This page cannot be shown right now',
  unavailableText:
    'The site is very busy, or its data is out of reach for a moment. Please try again shortly.',
  networkTitle: 'We could not reach the server',
  networkText: 'Check your connection and try again.',
  offlineTitle: 'You are offline',
  offlineText: 'This page will show once you are connected again.',
  retry: 'Try again',
  toHome: 'Go to the home page',
  statusCode: 'Error {code}',
} satisfies Translation<'errors'>
