import { HowTo } from './how-to.tsx'
import { OwnAirdrop } from './own-airdrop.tsx'
import { ShareInvite } from './share-invite.tsx'

/** What stands below the quizzes: how to take part, the link to pass on, and what this browser has won. */
export default function AfterQuizzes({ url }: { url: string | undefined }) {
  return (
    <>
      <HowTo />
      {url !== undefined && <ShareInvite url={url} />}
      <OwnAirdrop />
    </>
  )
}
