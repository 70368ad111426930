import { badgeKinds, type BadgeKind, type BadgeLook } from '../../domain/badges/badge-look.ts'
import { badgeFilePath } from '../../words/addresses/badge-addresses.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { PageLink } from '../ui/controls/page-link.tsx'
import { BadgePicture } from './badge-picture.tsx'
import { themeOn } from './preview.tsx'

interface SamplesProps {
  readonly look: BadgeLook
  readonly project: { readonly value: string; readonly label: string }
  readonly hrefOf?: (kind: BadgeKind) => string
  readonly onChoose?: (kind: BadgeKind) => void
}

export default function Samples({ look, project, hrefOf, onChoose }: SamplesProps) {
  const t = useMessages('badges')
  return (
    <section className="mt-8" aria-labelledby="badge-samples">
      <h2 id="badge-samples" className="mb-2 text-md font-head text-ink">
        {hrefOf === undefined ? t.sample({ name: project.label }) : t.kinds()}
      </h2>
      <div className="builder-strips">
        {(['light', 'dark'] as const).map((ground) => (
          <ul key={ground} data-ground={ground}>
            {badgeKinds.map((kind) => {
              const own = { ...look, kind, size: 'large', theme: themeOn(ground, look.theme) } as const
              const picture = (
                <BadgePicture src={badgeFilePath(project.value, own)} size="large" alt={t[kind]()} />
              )
              return (
                <li key={kind}>
                  {hrefOf === undefined || ground === 'dark' ? (
                    picture
                  ) : (
                    <PageLink to={hrefOf(kind)} replace preventScrollReset onClick={() => onChoose?.(kind)}>
                      {picture}
                    </PageLink>
                  )}
                </li>
              )
            })}
          </ul>
        ))}
      </div>
    </section>
  )
}
