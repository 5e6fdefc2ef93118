import { withBase } from '../../site/base-path'
import { escapeMarkup } from '../../text/escaping'
import { fileOf, WEBP_FOLDERS } from './names'
import type { Snapshot } from './snapshot'

/** Response headers that also apply to files. */
const COPIED = [
  'x-content-type-options',
  'referrer-policy',
  'x-frame-options',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-embedder-policy',
  'strict-transport-security',
]
const YEAR = 'Cache-Control: public, max-age=31536000, immutable'

/**
 * Returns `_headers` in the format of Cloudflare Pages and Netlify: the headers that the server sends, and its
 * Content-Security-Policy if all pages have the same. These hosts join the policies of all rules that match, and read a
 * limited number of rules: a page with another one, such as the editor, has it only in itself.
 */
export function headersFile({ headers, policies }: Pick<Snapshot, 'headers' | 'policies'>): string {
  const everywhere = COPIED.flatMap((name) =>
    headers[name] ? [`${titled(name)}: ${String(headers[name])}`] : [],
  )
  const [policy, ...others] = new Set(policies.values())
  const shared = policy && others.length === 0 ? [`Content-Security-Policy: ${policy}`] : []
  const rules: [string, string[]][] = [
    ['/*', [...everywhere, ...shared]],
    ['/_next/static/*', [YEAR]],
    // Browsers enforce both policies, so a picture opened directly runs no scripts.
    [
      '/images/*',
      [
        "Content-Security-Policy: default-src 'none'; style-src 'unsafe-inline'; sandbox",
        'Cross-Origin-Resource-Policy: cross-origin',
      ],
    ],
    ['/media/*', ['Cross-Origin-Resource-Policy: cross-origin']],
    ...WEBP_FOLDERS.map((folder): [string, string[]] => [`${folder}*`, ['Content-Type: image/webp']]),
  ]
  return rules
    .map(([address, lines]) => `${address}\n${lines.map((line) => `  ${line}\n`).join('')}`)
    .join('\n')
}

/** Paths that these hosts would read as a pattern. One such line could redirect the whole site. */
const PATTERN = /\*|:[a-z]|\/:/i

/** Paths with a file extension. No other site has published them with a slash at the end. */
const FILE = /\.[a-z][a-z\d]{1,4}$/i

/**
 * Returns `_redirects` in the format of Cloudflare Pages and Netlify.
 * @param redirects from address to address
 */
export function redirectsFile(redirects: Map<string, string>): string {
  const literal = [...redirects].filter(([from]) => !PATTERN.test(from))
  return literal
    .flatMap(([from, to]) => {
      const others = formsOf(from).filter((form) => form !== to && !redirects.has(form))
      return [from, ...others].map((form) => `${form} ${to} 301\n`)
    })
    .join('')
}

/**
 * Returns pages that lead on from former addresses, for hosts without redirects, by file name.
 * @param redirects from address to address
 */
export function redirectPages(redirects: Map<string, string>): Map<string, string> {
  const pages = [...redirects].filter(([from]) => !FILE.test(from))
  return new Map(pages.map(([from, to]) => [fileOf(from, true), redirectPage(escapeMarkup(withBase(to)))]))
}

function redirectPage(to: string): string {
  return `<!DOCTYPE html>
<meta charset="utf-8"><meta name="robots" content="noindex"><title>${to}</title>
<meta http-equiv="refresh" content="0; url=${to}"><link rel="canonical" href="${to}"><a href="${to}">${to}</a>
`
}

/**
 * Returns the other spellings of an address that the server also redirects: Cloudflare Pages compares literally, while
 * WordPress and Ghost publish addresses with a slash at the end, and WordPress percent-encodes in lower case.
 */
function formsOf(from: string): string[] {
  const forms = from.endsWith('/') || FILE.test(from) ? [from] : [from, `${from}/`]
  const inLowerCase = forms.map((form) => form.replace(/%[\dA-F]{2}/g, (byte) => byte.toLowerCase()))
  return [...new Set([...forms, ...inLowerCase])].filter((form) => form !== from)
}

function titled(name: string): string {
  return name.replace(/(?:^|-)\w/g, (start) => start.toUpperCase())
}

/** Lines for a copy that nginx serves: clean addresses, the page of unknown ones, and types that nginx doesn't know. */
export const NGINX = `    root /srv/www/out;                                      # where this folder is
    error_page 404 /404.html;
    rewrite ^(.+)/$ $1 permanent;
    location / { try_files $uri $uri.html $uri/index.html =404; }
    location ~ \\.md$ { types { } default_type "text/markdown; charset=utf-8"; }
    location ~ \\.webmanifest$ { types { } default_type application/manifest+json; }
    location ~ ^(?:${WEBP_FOLDERS.join('|')}) { types { } default_type image/webp; }`

/** Describes the limits of a static copy, for its folder and for the terminal. */
export const LIMITS = `This folder is a copy of the site as files, made by "npm run export:static". It needs no server.

What it can't do:
- Nothing follows an edit: make it again and upload it. POST /api/revalidate, /api/health and the content API don't exist.
- The release tag, the contribution calendar and the list of articles are those of the moment it was made.
- Nobody takes messages, and nothing is counted: the contact form is missing. Links lead to the e-mail address, if contact in
  site.ts allows it; else the page of the contact lists the accounts. A CV that names that page is printed without it by
  CONTACT_FORM=off npm run cv.
- The search runs in the visitor's browser, which loads every text with the first query; without JavaScript it says so.
- A link loads the next page whole. Lists still change their page and filter without a reload.
- Photographs have one width, 1200 pixels, and drawn covers are photographs too.
- Every unknown address shows 404.html; the server leads most of them home.
- _headers and _redirects are read by Cloudflare Pages and Netlify. GitHub Pages and plain web servers don't know them:
  there headers and redirects are missing unless you set them yourself; in a copy made with --base, former addresses are
  pages that lead on. The Content-Security-Policy is in each page as well, but for the rule that no other site may frame it.
  Cloudflare Pages reads 2,000 lines of _redirects.
- Search engines may index a copy under any host name, such as a preview's. Keep previews behind a password.
- The host has to answer /about with about.html. Cloudflare Pages, Netlify and GitHub Pages do; nginx does with these lines
  in its server { }:
${NGINX}
- It has to lie at the root of its host, or below the path that --base named when it was made, as for
  https://name.github.io/repository/.
`
