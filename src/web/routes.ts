import { index, route, type RouteConfig } from '@react-router/dev/routes'

/** The sitemap. */
const routes: RouteConfig = [
  index('home/home.tsx'),
  route('search', 'offerings/search.tsx'),
  route('ico', 'pages/about-offerings.tsx'),
  route('ico/:id', 'offerings/offering.tsx'),
  route('market', 'market/market.tsx'),
  route('market/:id', 'market/coin.tsx'),
  route('blog', 'blog/blog.tsx', { id: 'blog' }),
  route('blog/tags/:tag', 'blog/blog.tsx', { id: 'blog-tag' }),
  route('blog/posts/:year/:month/:slug', 'blog/post.tsx', { id: 'post' }),
  route('blog/posts/:slug', 'blog/post.tsx', { id: 'post-without-month' }),
  route('followed', 'follow/followed.tsx'),
  route('unfollowed', 'follow/unfollowed.tsx'),
  route('premium', 'pages/premium.tsx'),
  route('page/:pageId', 'pages/page.tsx'),
  route('error/:code', 'errors/error-route.tsx'),
  route('offline', 'errors/offline.tsx'),
  route('refused/:code', 'errors/refused.tsx'),
  ...(process.env['NODE_ENV'] === 'production' ? [] : [route('gallery', 'gallery/gallery.tsx')]),
  route('*', 'errors/not-found.tsx'),
]

export default routes
