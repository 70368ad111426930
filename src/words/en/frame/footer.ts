import type { Translation } from '../../dictionary.ts'

export default {
  socialLinks: 'Follow us',
  industries: 'Browse by industry',
  status: 'Status',
  coins: 'Accepted currencies',
  scale: 'Minimum target',
  languages: 'Language',
  owners: 'For projects and developers',
  linkSubmission: 'Submit a project',
  linkBadge: 'Badges',
  site: 'About',
  linkCompany: 'Company',
  linkAds: 'Advertise',
  linkContact: 'Contact',
  linkCompanyBlog: 'Company blog',
  disclaimer: 'This site is for information only and does not recommend buying any token.',
} satisfies Translation<'frame/footer'>
