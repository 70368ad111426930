import { siteProfile } from '../../../domain/kernel/site/site-profile.ts'

/** The company behind the site, as structured data names it. */
export function publisherOf(origin: string) {
  return {
    name: siteProfile.company,
    url: `${origin}/`,
    logo: `${origin}/favicon.svg`,
    profiles: siteProfile.socialLinks.map(({ url }) => url),
  }
}
