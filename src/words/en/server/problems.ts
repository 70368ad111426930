import type { Translation } from '../../dictionary.ts'

export default {
  invalid_input: 'Some of the input is not valid.',
  malformed_body: 'The body could not be read. Send valid JSON.',
  signature_invalid: 'The signature is missing, expired or already used. Reload the page and try again.',
  not_found: 'Nothing was found here.',
  page_not_found: 'There is no such page.',
  post_not_found: 'There is no such post.',
  follow_link_invalid: 'This link is not valid. It has expired, or the record has been erased.',
  offering_not_found: 'There is no such project.',
  coin_not_found: 'There is no such coin.',
  currency_not_found: 'There are no rates for this currency.',
  unknown_host: 'There is no site at this host name.',
  method_not_allowed: 'This method is not allowed here.',
  body_too_large: 'The body is too large.',
  unsupported_media_type: 'This media type is not accepted.',
  too_many_requests: 'Too many requests. Please try again in a little while.',
  request_too_large: 'The URL or the headers are too long.',
  bad_request: 'The request could not be understood.',
  too_many_streams: 'Too many live connections are open. Please try again in a little while.',
  source_unavailable: 'The source of market data does not answer. Please try again in a little while.',
  internal: 'Something went wrong on our side. Please try again later.',
} satisfies Translation<'problems'>
