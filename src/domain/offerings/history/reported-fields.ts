/** Fields whose change is written out with its old and new value, in RSS and mails: they decide about taking part. */
export const reportedFields = [
  'status',
  'ico_start',
  'ico_end',
  'raised_amount',
  'target_amount_min',
  'target_amount_max',
  'soft_cap',
  'hard_cap',
  'sold_tokens',
  'token_for_sale',
  'initial_price',
] as const
export type ReportedField = (typeof reportedFields)[number]
