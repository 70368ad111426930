import type { FormField } from '../../kernel/form/form.ts'
import { industries } from '../fields/industries.ts'
import { elementLimits } from '../fields/list-field-rules.ts'
import { attributes, kinds } from '../fields/offering.ts'
import { offeringLimits } from '../fields/offering-limits.ts'
import { urlKeys } from '../fields/url-keys.ts'
import { statuses } from '../sale/status.ts'

export const ownerSections = ['project', 'texts', 'sale', 'terms', 'people', 'links', 'contact'] as const
export type OwnerSection = (typeof ownerSections)[number]

export type OwnerField = FormField & { readonly section: OwnerSection }

/** Where the selects of coins are filled from as somebody types. */
const tokenOptionsPath = '/api/options/tokens'
const { name, symbol, slogan, excerpt, desc, other } = offeringLimits
const symbolLimit = 15

/**
 * Every field of an entry that its owner may change, by the name it has in the entry. Left to the site are its address,
 * who collected it, whether it is advertised, and what follows from the rest.
 */
export const ownerForm: readonly OwnerField[] = [
  { section: 'project', name: 'name', kind: 'text', limit: name, required: true },
  { section: 'project', name: 'symbol', kind: 'text', limit: symbol, example: 'ABC' },
  { section: 'project', name: 'kind', kind: 'select', options: kinds },
  { section: 'project', name: 'status', kind: 'select', options: statuses.map(String) },
  {
    section: 'project',
    name: 'industry',
    kind: 'choices',
    options: industries,
    most: elementLimits.industries,
  },
  { section: 'project', name: 'attributes', kind: 'choices', options: attributes, most: attributes.length },
  { section: 'project', name: 'platform', kind: 'text', limit: other, example: 'Ethereum' },
  { section: 'project', name: 'token_type', kind: 'text', limit: other, example: 'ERC-20' },
  { section: 'project', name: 'country', kind: 'text', limit: other },
  { section: 'texts', name: 'slogan', kind: 'text', limit: slogan, localised: true },
  { section: 'texts', name: 'excerpt', kind: 'lines', limit: excerpt, localised: true },
  { section: 'texts', name: 'desc', kind: 'lines', limit: desc, localised: true },
  { section: 'sale', name: 'ico_start', kind: 'date', example: '2026-11-16' },
  { section: 'sale', name: 'ico_end', kind: 'date', example: '2026-12-16T12:00Z' },
  { section: 'sale', name: 'raised_amount', kind: 'amount' },
  { section: 'sale', name: 'target_amount_min', kind: 'amount' },
  { section: 'sale', name: 'target_amount_max', kind: 'amount' },
  { section: 'sale', name: 'soft_cap', kind: 'cap', limit: other, example: '5,000 ETH' },
  { section: 'sale', name: 'hard_cap', kind: 'cap', limit: other, example: '20,000,000 ABC' },
  { section: 'sale', name: 'sold_tokens', kind: 'amount' },
  { section: 'sale', name: 'token_for_sale', kind: 'amount' },
  { section: 'sale', name: 'initial_price', kind: 'text', limit: other, example: '1 ABC = 0.0001 ETH' },
  {
    section: 'sale',
    name: 'accept_coins',
    kind: 'choices',
    path: tokenOptionsPath,
    most: elementLimits.coins,
    limit: symbolLimit,
    example: 'BTC',
  },
  { section: 'terms', name: 'kyc', kind: 'flag' },
  { section: 'terms', name: 'whitelist', kind: 'flag' },
  { section: 'terms', name: 'not_us', kind: 'flag' },
  {
    section: 'terms',
    name: 'restricted_areas',
    kind: 'list',
    of: 'text',
    most: elementLimits.areas,
    limit: other,
  },
  {
    section: 'people',
    name: 'team',
    kind: 'groups',
    most: elementLimits.team,
    fields: [
      { name: 'name', kind: 'text', limit: other, required: true },
      { name: 'title', kind: 'text', limit: other },
      { name: 'avatar', kind: 'image' },
      { name: 'socials', kind: 'list', of: 'url', most: elementLimits.socials },
    ],
  },
  {
    section: 'people',
    name: 'bonus',
    kind: 'groups',
    most: elementLimits.bonus,
    fields: [
      { name: 'time', kind: 'text', limit: other },
      { name: 'value', kind: 'text', limit: other, example: '20 %' },
    ],
  },
  { section: 'links', name: 'url', kind: 'url', required: true },
  {
    section: 'links',
    name: 'urls',
    kind: 'groups',
    most: urlKeys.length,
    unlike: 'key',
    fields: [
      { name: 'key', kind: 'select', options: urlKeys, required: true },
      { name: 'url', kind: 'url', required: true },
    ],
  },
  {
    section: 'links',
    name: 'video',
    kind: 'video',
    example: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  },
  { section: 'links', name: 'logo', kind: 'image' },
  { section: 'links', name: 'banner', kind: 'image' },
  { section: 'contact', name: 'feedback_email', kind: 'email', required: true },
]

/** Of a sale that nobody has listed yet: how it stands is told from its dates. */
export const newProjectForm = ownerForm.filter((field) => field.name !== 'status')
