import 'server-only'
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { AdminSettings } from '../site/owner-schema'
import { withBase } from '../site/base-path'
import { processWide } from '../site/once'
import { owner } from '../site/owner'
import { escapeMarkup } from '../text/escaping'
import { isKnownEtag } from '../text/known-etag'
import { adminConfig } from './config'
import { adminWords } from './words'

const MODULES = path.join(/* turbopackIgnore: true */ process.cwd(), 'node_modules')
const SCRIPT = 'sveltia-cms.js'
const CMS = '@sveltia/cms'
/** The fonts of the editor: its icons, and for its texts the one of this site. */
const FONTS: Readonly<Record<string, string>> = {
  'material-symbols-outlined':
    '@fontsource-variable/material-symbols-outlined/files/material-symbols-outlined-latin-wght-normal.woff2',
  'source-sans-3':
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
}
const FONT = /^fonts\/([\w-]+)[:@]/

/** The hosts from which the editor would load its icons, its texts and what it seldom needs, and their places here. */
const HOSTS: readonly [host: string, here: string][] = [
  ['https://cdn.jsdelivr.net/fontsource/fonts/', withBase('/admin/fonts/')],
  ['https://unpkg.com/', withBase('/admin/npm/')],
]
/** A file of a package, as unpkg.com addresses it. Only the editor and the packages that it brings are served. */
const PACKAGED =
  /^npm\/((?:@sveltia\/cms|@shikijs\/(?:langs|themes)|exifr|immutable|leaflet|svgo|turndown))(?:@[\w.-]+)?\/((?:[\w-]+\/)*[\w.-]+\.(js|mjs|json|css|png))$/

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  mjs: 'text/javascript; charset=utf-8',
  png: 'image/png',
}

/**
 * Responds with the page of the editor, or with a file that it loads.
 * @param name of the file below `/admin/`; empty for the page
 * @returns null for any other name
 */
export async function adminResponse(request: Request, settings: AdminSettings, name: string) {
  const file = await fileOf(settings, name)
  if (!file) return null
  const etag = `"${'hash' in file ? file.hash : hashOf(file.body)}"`
  const headers = { etag, 'cache-control': 'no-cache', 'content-type': file.type }
  return isKnownEtag(request.headers.get('if-none-match'), etag)
    ? new Response(null, { status: 304, headers })
    : new Response(file.body, { headers })
}

/** Returns the address of the editor and of every file that it loads, for a copy of the site as files. */
export async function listAdminFiles(): Promise<string[]> {
  const version = (
    JSON.parse(String(Buffer.from(await packageFile(`${CMS}/package.json`)))) as { version: string }
  ).version
  const locales = await readdir(path.join(/* turbopackIgnore: true */ MODULES, CMS, 'locales'))
  const fonts = (await script()).body.match(/(?<=\/admin\/)fonts\/[\w:@.-]+\/[\w-]+\.woff2/g) ?? []
  return [
    ...['', '/config.json', `/${SCRIPT}`, `/npm/${CMS}/package.json`],
    ...locales.map((name) => `/npm/${CMS}@${version}/locales/${name}`),
    ...fonts.filter((name) => FONTS[FONT.exec(name)?.[1] ?? '']).map((name) => `/${name}`),
  ].map((name) => `/admin${name}`)
}

async function fileOf(settings: AdminSettings, name: string) {
  if (name === '') return { type: 'text/html; charset=utf-8', body: adminPage() }
  if (name === 'config.json') return { type: 'application/json', body: JSON.stringify(adminConfig(settings)) }
  if (name === SCRIPT) return { type: TYPES.js ?? '', ...(await script()) }
  const font = FONTS[FONT.exec(name)?.[1] ?? '']
  if (font) return { type: 'font/woff2', body: await packageFile(font) }
  const [, packageName, file, ending = ''] = PACKAGED.exec(name) ?? []
  if (packageName === undefined) return null
  const body = await packageFile(`${packageName}/${file}`).catch(() => null) // one that the package doesn't have
  return body && { type: TYPES[ending] ?? '', body }
}

async function packageFile(name: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await readFile(path.join(/* turbopackIgnore: true */ MODULES, name)))
}

/** Returns the script of the editor, which loads everything from this site instead of the hosts that it names. */
const script = () =>
  processWide('admin-script', async () => {
    const text = Buffer.from(await packageFile(`${CMS}/dist/sveltia-cms.js`)).toString()
    const body = HOSTS.reduce((changed, [host, here]) => changed.replaceAll(host, here), text)
    return { body, hash: hashOf(body) }
  })

function hashOf(body: string | Uint8Array): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 22)
}

/** Creates the page of the editor. */
function adminPage(): string {
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeMarkup(`${adminWords.title} · ${owner.site.title}`)}</title>
<link rel="icon" href="${withBase('/favicon.ico')}">
<link rel="cms-config-url" type="application/json" href="${withBase('/admin/config.json')}">
</head>
<body>
<noscript>${adminWords.noScript}</noscript>
<script src="${withBase(`/admin/${SCRIPT}`)}"></script>
</body>
</html>
`
}
