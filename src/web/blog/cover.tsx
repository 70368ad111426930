import { Picture } from '../ui/pictures/picture.tsx'

const waves = <div aria-hidden="true" className="post-cover post-waves" />

/** The picture of a post; without one, or with a broken one, waves of the house. */
export function Cover({ src, eager = false }: { src: string | null; eager?: boolean }) {
  return <Picture src={src} eager={eager} className="post-cover" fallback={waves} />
}
