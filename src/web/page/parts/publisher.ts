import { siteConfig } from '../../../domain/kernel/site/site-config.ts'

/** The company behind the site, as structured data names it. */
export function publisherOf(origin: string) {
  return {
    name: siteConfig.company,
    url: `${origin}/`,
    logo: `${origin}/favicon.svg`,
    profiles: siteConfig.socialLinks.map(({ url }) => url),
  }
}
