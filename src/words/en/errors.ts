import type { Translation } from '../dictionary.ts'

export default {
  notFoundTitle: 'Page not found',
  notFoundText: 'The page may have moved or been removed.',
  forbiddenTitle: 'You can’t view this page',
  forbiddenText: 'You don’t have access, or the link has expired.',
  badRequestTitle: 'We couldn’t process this request',
  badRequestText: 'Please check the address or what you entered.',
  busyTitle: 'Too many requests',
  busyText: 'Please wait a moment and try again.',
  serverTitle: 'Something went wrong on our side',
  serverText: 'Sorry about that. We’ve been notified; please try again later.',
  unavailableTitle: 'This page isn’t available right now',
  unavailableText:
    'The site is very busy, or we can’t reach our data at the moment. Please try again shortly.',
  networkTitle: 'We couldn’t reach the server',
  networkText: 'Check your connection and try again.',
  offlineTitle: 'You’re offline',
  offlineText: 'This page will load once you’re back online.',
  offlineAsOf: 'Offline – as of {time}',
  storedPagesTitle: 'Pages you’ve visited',
  storedPagesText: 'You can read them offline, as they were when you visited.',
  retry: 'Try again',
  toHome: 'Go to the home page',
  invalidMonth: 'Not a valid year or month',
  statusCode: 'Error {code}',
} satisfies Translation<'errors'>
