import { useMessages } from '../../i18n/use-messages.ts'
import { Icon } from '../../ui/pictures/icon.tsx'
import { LogoImage } from '../../ui/pictures/logo-image.tsx'
import type { LoadedOffering } from './offering.load.ts'
import { Section } from './section.tsx'

export function Team({ members }: { members: LoadedOffering['team'] }) {
  const t = useMessages('offering')
  if (members.length === 0) return null
  return (
    <Section id="team" title={t.team()}>
      <ul className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
        {members.map((member) => (
          <li key={`${member.name} ${member.title}`} className="flex gap-4 text-xs">
            <LogoImage src={member.avatar} name={member.name} className="size-18 rounded-sm" />
            <div className="min-w-0">
              <h3 className="text-sm">{member.name}</h3>
              {member.title !== null && <p lang={member.lang}>{member.title}</p>}
              <Socials member={member} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const platforms: Readonly<Record<string, string>> = {
  'x.com': 'X',
  'twitter.com': 'X',
  'linkedin.com': 'LinkedIn',
  'github.com': 'GitHub',
  't.me': 'Telegram',
  'facebook.com': 'Facebook',
  'medium.com': 'Medium',
}

/** The profiles of a person, each by the name of its platform. */
function Socials({ member }: { member: LoadedOffering['team'][number] }) {
  const t = useMessages('offering')
  return (
    <ul className="flex flex-wrap gap-x-4">
      {member.socials.map((href) => {
        const host = new URL(href).hostname.replace(/^www\./, '')
        return (
          <li key={href}>
            <a
              href={href}
              rel="noopener nofollow ugc"
              aria-label={t.profileOf({ name: member.name, host: platforms[host] ?? host })}
              className="link inline-flex min-h-11 items-center gap-1 md:min-h-8"
            >
              {platforms[host] ?? host}
              <Icon name="external" className="size-3" />
            </a>
          </li>
        )
      })}
    </ul>
  )
}
