import { ARTICLE } from './behind-nginx'

export const SLUG = ARTICLE.replace('/article/', '')
/** An alternative spelling, and the URL that it must not be confused with. */
export const SPELLINGS: [target: string, victim: string][] = [
  [`/article/%2f${SLUG}`, ARTICLE],
  [`/article/%2F${SLUG}`, ARTICLE],
  [`/article/%5c${SLUG}`, ARTICLE],
  [`/article%2f${SLUG}`, ARTICLE],
  [`/article//${SLUG}`, ARTICLE],
  [`//article/${SLUG}`, ARTICLE],
  [`/article/./${SLUG}`, ARTICLE],
  [`/article/%2e/${SLUG}`, ARTICLE],
  [`/nada/..${ARTICLE}`, ARTICLE],
  [`/nada/%2e%2e${ARTICLE}`, ARTICLE],
  [`${ARTICLE}%2emd`, `${ARTICLE}.md`],
  [`${ARTICLE}%3f`, ARTICLE],
  [`${ARTICLE}%23`, ARTICLE],
  [`${ARTICLE}|gzip|`, ARTICLE],
  [`${ARTICLE}%7cgzip%7c`, ARTICLE],
  [`${ARTICLE}||`, ARTICLE],
  [`${ARTICLE}%20`, ARTICLE],
  [`${ARTICLE}%C2%A0`, ARTICLE],
  [`${ARTICLE}/`, ARTICLE],
  ['/%61rticles', '/articles'],
  ['/ARTICLES', '/articles'],
  [`/article/${SLUG.toUpperCase()}`, ARTICLE],
]

/** Request headers that could alter a cached response for the next visitor. */
export const HEADERS: Record<string, string>[] = [
  { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'ftp', forwarded: 'host=evil.example' },
  { 'x-middleware-rewrite': '/politics', 'x-middleware-subrequest': 'proxy:proxy:proxy:proxy:proxy' },
  { 'x-matched-path': '/politics', 'x-invoke-path': '/politics', 'x-nextjs-data': '1' },
  { 'x-prerender-revalidate': 'evil', cookie: '__prerender_bypass=evil' },
  { rsc: '1' },
  { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
  { rsc: '1', 'next-router-state-tree': '%5B%22evil%22%5D' },
  { rsc: ':: /articles' },
  { rsc: '1::', 'next-url': '/politics' },
  { 'next-router-prefetch': '1' },
  { 'next-router-segment-prefetch': ' ::' },
  { 'accept-encoding': 'gzip  :: /articles' },
  { 'cache-control': 'no-cache', pragma: 'no-cache', 'if-match': '"x"', range: 'bytes=0-0' },
  { accept: 'text/markdown' },
  { accept: 'text/markdown, text/html;q=0.1', rsc: '1' },
  { accept: 'text/markdown;q=0.9' },
  { accept: `text/markdown ${ARTICLE} ::` },
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'next-action': 'a'.repeat(42) },
]
