import { ChangeHistory } from './change-history.tsx'
import { Bonus, Description, Video } from './description.tsx'
import type { LoadedOffering } from './offering.load.ts'
import { Team } from './team.tsx'

/** What stands below the facts: to be read rather than pressed. */
export default function Story({ offering }: { offering: LoadedOffering }) {
  return (
    <>
      <Description offering={offering} />
      <Bonus steps={offering.bonus} />
      <Team members={offering.team} />
      <Video video={offering.video} />
      <ChangeHistory changes={offering.changes} />
    </>
  )
}
