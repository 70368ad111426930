import { index, route, type RouteConfig } from '@react-router/dev/routes'
import { galleryPath, homePath } from '../words/addresses/addresses.ts'
import { pages } from './addresses/pages.ts'

const shown = pages.filter(({ path }) => path !== galleryPath || process.env['NODE_ENV'] !== 'production')

/** Routes from `addresses/pages.ts`. One component may serve several paths, so each route gets its own id. */
const routes: RouteConfig = [
  ...shown.map(({ path, component }, place) => {
    if (path === homePath) return index(component)
    const earlier = shown.slice(0, place).filter((page) => page.component === component).length
    const id = earlier === 0 ? {} : { id: `${component.replace('.tsx', '')}-${earlier + 1}` }
    return route(path.slice(1), component, id)
  }),
  route('*', 'errors/not-found.tsx'),
]

export default routes
