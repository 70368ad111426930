import type { Translation } from '../../dictionary.ts'

export default {
  demo: 'Fictional demo sale.',
  sale: 'Token sale',
  dates: '{sale} from {from} to {to}.',
  opens: '{sale} opens on {from}, end date to be announced.',
  closes: '{sale} until {to}.',
  undated: '{sale} with dates to be announced.',
  raisedOfMaximum: 'Raised {raised} of max {maximum}.',
  raised: 'Raised {raised}.',
  targets: 'Minimum {minimum}, maximum {maximum}.',
  maximum: 'Maximum {maximum}.',
  minimum: 'Minimum target {minimum}.',
  currencies: 'Accepts {currencies}.',
  industries: 'Industry: {industries}.',
  country: 'Country or region: {country}.',
} satisfies Translation<'offering/head'>
