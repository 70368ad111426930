export const urlKeys = [
  'Website',
  'White paper',
  'BitcoinTalk',
  'Facebook',
  'Twitter',
  'Github',
  'Medium',
  'Reddit',
  'Slack',
  'Telegram',
  'VKontakte',
  'LinkedIn',
  'Discord',
  'YouTube',
] as const
export type UrlKey = (typeof urlKeys)[number]

const keyOfDomain: ReadonlyMap<string, UrlKey> = new Map([
  ['bitcointalk.org', 'BitcoinTalk'],
  ['facebook.com', 'Facebook'],
  ['fb.me', 'Facebook'],
  ['twitter.com', 'Twitter'],
  ['x.com', 'Twitter'],
  ['github.com', 'Github'],
  ['medium.com', 'Medium'],
  ['reddit.com', 'Reddit'],
  ['slack.com', 'Slack'],
  ['t.me', 'Telegram'],
  ['telegram.me', 'Telegram'],
  ['vk.com', 'VKontakte'],
  ['linkedin.com', 'LinkedIn'],
  ['discord.com', 'Discord'],
  ['discord.gg', 'Discord'],
  ['discordapp.com', 'Discord'],
  ['youtube.com', 'YouTube'],
  ['youtu.be', 'YouTube'],
])

const keyOfLetters = new Map(urlKeys.map((key) => [lettersOf(key), key]))

/** Ignores case, spaces and punctuation: `white paper` and `WhitePaper` give `White paper`. */
export function readUrlKey(name: string): UrlKey | undefined {
  return keyOfLetters.get(lettersOf(name))
}

function lettersOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z]/g, '')
}

/**
 * The kind of a link, derived from its host or a parent domain: `acme.slack.com` is Slack, `notslack.com` is not.
 */
export function urlKeyOf(url: string): UrlKey | undefined {
  const labels = URL.parse(url)?.hostname.split('.') ?? []
  const domain = labels.map((_, index) => labels.slice(index).join('.')).find((part) => keyOfDomain.has(part))
  return keyOfDomain.get(domain ?? '')
}
