import { useId } from 'react'
import { triggers, type Trigger } from '../../../domain/follow/preferences.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { useLinks } from '../../reader/use-links.ts'
import { Checkbox, ChoiceGroup } from '../../ui/controls/checkbox.tsx'
import { PageLink } from '../../ui/controls/page-link.tsx'
import { buttonClass } from '../../ui/styles/button-class.ts'
import { PreferenceForm } from './preference-form.tsx'
import { PreferenceSection } from './preference-section.tsx'
import type { OwnFollow } from './preferences.load.ts'

export function FollowedList({ follows }: { follows: readonly OwnFollow[] }) {
  const t = useMessages('preferences')
  const followed = follows.filter(({ isFollowing }) => isFollowing)
  const similar = triggers.filter((trigger) => followed.every((follow) => follow.triggers.includes(trigger)))
  return (
    <PreferenceSection heading={t.followsHeading()}>
      {followed.length === 0 && <p>{t.none()}</p>}
      <ul className="border-t border-ink">
        {follows.map((follow) => (
          <FollowedItem key={follow.itemId ?? ''} follow={follow} />
        ))}
      </ul>
      {followed.length > 1 && (
        <PreferenceForm action="triggersOfAll" className="mt-6 grid gap-3">
          <TriggerBoxes legend={t.allLegend()} chosen={similar} />
          <p>
            <button type="submit" className={buttonClass()}>
              {t.saveAll()}
            </button>
          </p>
        </PreferenceForm>
      )}
      {followed.length > 0 && (
        <PreferenceForm action="stopAll" className="mt-6">
          <button type="submit" className={buttonClass({ kind: 'danger' })}>
            {t.stopAll()}
          </button>
        </PreferenceForm>
      )}
    </PreferenceSection>
  )
}

function FollowedItem({ follow }: { follow: OwnFollow }) {
  const t = useMessages('preferences')
  const links = useLinks()
  const id = useId()
  const { itemId, isFollowing } = follow
  const name = itemId === null ? t.siteNews() : (follow.name ?? itemId)
  return (
    <li className="border-b border-rule py-4">
      <fieldset aria-labelledby={id} className="grid gap-3">
        <h3 id={id} className="text-base font-head text-ink">
          {itemId === null || follow.name === null ? (
            name
          ) : (
            <PageLink to={links.offering(itemId)} className="link inline-flex min-h-11 items-center">
              {name}
            </PageLink>
          )}
        </h3>
        {isFollowing ? (
          <PreferenceForm action="triggers" itemId={itemId} className="grid gap-3">
            <TriggerBoxes legend={t.triggersLegend()} chosen={follow.triggers} />
            <p>
              <button type="submit" className={buttonClass({ size: 'sm' })}>
                {t.save()}
              </button>
            </p>
          </PreferenceForm>
        ) : (
          <p className="text-sm text-ink-2">{t.stopped()}</p>
        )}
        <PreferenceForm action={isFollowing ? 'stop' : 'follow'} itemId={itemId}>
          <button
            type="submit"
            className={buttonClass({ size: 'sm', kind: isFollowing ? 'quiet' : 'default' })}
          >
            {isFollowing ? t.stop() : t.followAgain()}
          </button>
        </PreferenceForm>
      </fieldset>
    </li>
  )
}

function TriggerBoxes({ legend, chosen }: { legend: string; chosen: readonly Trigger[] }) {
  const t = useMessages('preferences')
  return (
    // The key recreates the boxes when the choice changes elsewhere on the page, because React would not update boxes that are
    // already rendered.
    <ChoiceGroup legend={legend} key={chosen.join(' ')}>
      <div className="flex flex-wrap gap-x-6">
        {triggers.map((trigger) => (
          <Checkbox
            key={trigger}
            name={trigger}
            defaultChecked={chosen.includes(trigger)}
            label={t[trigger]()}
          />
        ))}
      </div>
    </ChoiceGroup>
  )
}
