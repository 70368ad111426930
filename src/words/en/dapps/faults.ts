import type { Translation } from '../../dictionary.ts'

export default {
  name: 'Enter the dApp name.',
  name_length: 'The dApp name must be 1 to {dappNameCharacters} characters long.',
  name_characters:
    'Special characters are not allowed in the name. Use letters, digits and single spaces between them.',
  url: 'Enter the dApp URL.',
  url_url: 'Enter a valid URL.',
  url_prefix: 'The link must start with {host}',
  icon: 'Upload an icon.',
  whitelist_protocol: '{value}: enter the domain without the protocol.',
  whitelist_domain:
    '{value}: enter a domain name such as pay.example.com, without a path, port, wildcard or IP address.',
  whitelist_many: 'Enter at most {limit} domains.',
  webhook_url: 'Enter a valid webhook URL.',
  webhook_prefix: 'The webhook URL must start with {host}',
  webhook_host: 'The webhook URL must be on the dApp’s own domain or on an allowed domain.',
} satisfies Translation<'dapps/faults'>
