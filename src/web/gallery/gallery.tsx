import '../ui/tables/table.css'
import './gallery.css'
import { Buttons } from './buttons.tsx'
import { Figures } from './figures.tsx'
import { Forms } from './forms.tsx'
import { NavigationParts } from './navigation.tsx'
import { Overlays } from './overlays.tsx'
import { States } from './states.tsx'
import { Swatches } from './swatches.tsx'

/** Every building block in every state, for the eye and for axe. The theme is whatever `<html>` says. */
export default function Gallery() {
  return (
    <div className="wrap pt-8 pb-16">
      <title>部品の見本帳</title>
      <h1 lang="ja" className="font-display text-2xl">
        部品の見本帳
      </h1>
      <p lang="en" className="mt-1 text-sm text-ink-3">
        The building blocks of Kawara
      </p>
      <Buttons />
      <Forms />
      <NavigationParts />
      <Figures />
      <States />
      <Overlays />
      <Swatches />
    </div>
  )
}
