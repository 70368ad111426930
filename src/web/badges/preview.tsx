import type { BadgeLook, BadgeTheme } from '../../domain/badges/badge-look.ts'
import { badgeFilePath } from '../../words/addresses/badge-addresses.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { BadgePicture } from './badge-picture.tsx'
import type { ChosenProject } from './badge.load.ts'

export function Preview({ look, project }: { look: BadgeLook; project: ChosenProject }) {
  const t = useMessages('embeds/builder')
  return (
    <section className="badge-preview min-w-0" aria-labelledby="badge-preview">
      <h2 id="badge-preview" className="mb-2 text-md font-head text-ink">
        {t.preview()}
      </h2>
      <div className="builder-strips">
        {(['light', 'dark'] as const).map((ground) => (
          <figure key={ground} data-ground={ground}>
            <figcaption>{ground === 'light' ? t.onLight() : t.onDark()}</figcaption>
            <BadgePicture
              src={badgeFilePath(project.item_id, { ...look, theme: themeOn(ground, look.theme) })}
              size={look.size}
              alt={project.alt}
            />
          </figure>
        ))}
      </div>
    </section>
  )
}

export function themeOn(ground: 'light' | 'dark', theme: BadgeTheme): BadgeTheme {
  return theme === 'auto' ? ground : theme
}
