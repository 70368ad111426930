import { describe, expect, it } from 'vitest'
import {
  articleData,
  breadcrumbData,
  companyData,
  questionsData,
  searchData,
  structuredDataText,
  type Article,
  type Company,
} from './structured-data.ts'

const publisher: Company = {
  name: 'Kawara',
  url: 'https://www.example.com/',
  logo: 'https://www.example.com/logo.png',
}

const article: Article = {
  headline: '相場の見方',
  description: 'はじめての方へ。',
  url: 'https://www.example.com/blog/posts/2026/4/how-to',
  image: 'https://www.example.com/files/how-to.webp',
  author: '山田',
  publishedAt: '2026-04-01T00:00:00Z',
  updatedAt: '2026-04-16T00:00:00Z',
  language: 'zh',
}

describe('structured data', () => {
  it('questions have their answers', () => {
    expect(questionsData({ questions: [{ question: 'Why?', answer: 'So.' }] })).toEqual({
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: [{ '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'So.' } }],
    })
  })

  it('an article names its author, publisher, dates and language', () => {
    expect(articleData({ article, publisher })).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: '相場の見方',
      description: 'はじめての方へ。',
      mainEntityOfPage: article.url,
      image: [article.image],
      author: { '@type': 'Person', name: '山田' },
      publisher: {
        '@type': 'Organization',
        '@id': 'https://www.example.com/#organization',
        name: 'Kawara',
        url: publisher.url,
        logo: { '@type': 'ImageObject', url: publisher.logo },
      },
      datePublished: '2026-04-01T00:00:00Z',
      dateModified: '2026-04-16T00:00:00Z',
      inLanguage: 'zh-Hans',
    })
  })

  it('an article that the company itself wrote names no person', () => {
    const own = { ...article, author: undefined }
    const written = articleData({ article: own, publisher })
    expect(written.author).toEqual(written.publisher)
    expect(written.author['@type']).toBe('Organization')
  })

  it('an article without a cover has no image', () => {
    const { image: _, ...bare } = article
    expect(articleData({ article: bare, publisher })).not.toHaveProperty('image')
  })

  it('a headline is cut at 110 characters and a description at 500', () => {
    const long = { ...article, headline: '見'.repeat(111), description: '方'.repeat(501) }
    const data = articleData({ article: long, publisher })
    expect(data.headline).toBe(`${'見'.repeat(109)}…`)
    expect(data.description).toBe(`${'方'.repeat(499)}…`)
  })

  it('breadcrumbs count from one', () => {
    const crumbs = [
      { name: 'ホーム', url: 'https://www.example.com/' },
      { name: 'ブログ', url: 'https://www.example.com/blog' },
    ]
    expect(breadcrumbData({ crumbs })).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'ホーム', item: 'https://www.example.com/' },
        { '@type': 'ListItem', position: 2, name: 'ブログ', item: 'https://www.example.com/blog' },
      ],
    })
  })

  it('the company lists its profiles elsewhere, if it has any', () => {
    const profiles = ['https://x.com/kawara']
    expect(companyData({ company: { ...publisher, profiles } })).toMatchObject({
      '@type': 'Organization',
      sameAs: profiles,
    })
    expect(companyData({ company: publisher })).not.toHaveProperty('sameAs')
  })

  it('the search box leads to the search page of the same language', () => {
    const data = searchData({
      siteName: 'Kawara',
      origin: 'https://ko.example.com',
      language: 'ko',
      company: publisher,
    })
    expect(data).toMatchObject({ '@type': 'WebSite', url: 'https://ko.example.com/', inLanguage: 'ko' })
    expect(data.publisher).toMatchObject({ '@id': 'https://www.example.com/#organization' })
    expect(data.potentialAction).toEqual({
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: 'https://ko.example.com/search?q={search_term_string}',
      },
      'query-input': 'required name=search_term_string',
    })
  })

  it('a title cannot end its script element', () => {
    const data = { headline: '</script><script>alert(1)</script>' }
    const text = structuredDataText(data)
    expect(text).not.toContain('<')
    expect(JSON.parse(text)).toEqual(data)
  })
})
