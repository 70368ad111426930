import { Picture } from '../ui/pictures/picture.tsx'

const box = 'block aspect-[16/9] w-full bg-sunken object-cover'
const waves = <div aria-hidden="true" className={`${box} post-waves`} />

export function Cover({ src, eager = false }: { src: string | null; eager?: boolean }) {
  return <Picture src={src} eager={eager} className={box} fallback={waves} />
}
