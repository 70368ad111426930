/** Every code a problem can carry and its status; what the reader is told is in the dictionaries, by code. */
export const problemCatalogue = {
  invalid_input: { status: 400 },
  malformed_body: { status: 400 },
  signature_invalid: { status: 401 },
  not_found: { status: 404 },
  page_not_found: { status: 404 },
  post_not_found: { status: 404 },
  follow_link_invalid: { status: 404 },
  offering_not_found: { status: 404 },
  coin_not_found: { status: 404 },
  currency_not_found: { status: 404 },
  unknown_host: { status: 404 },
  method_not_allowed: { status: 405 },
  body_too_large: { status: 413 },
  unsupported_media_type: { status: 415 },
  too_many_requests: { status: 429 },
  too_many_mails: { status: 429 },
  request_too_large: { status: 431 },
  bad_request: { status: 400 },
  too_many_streams: { status: 503 },
  source_unavailable: { status: 503 },
  database_away: { status: 503 },
  internal: { status: 500 },
} as const satisfies Record<string, { readonly status: number }>

export type ProblemCode = keyof typeof problemCatalogue
