import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ownPath } from './own-folders'

/*
 * A complete, valid content folder in a temporary folder; a test changes one thing in it. The folder is named content/,
 * as it appears in messages.
 */

export const SITE = `export const site = {
  name: 'Núria Peña',
  title: 'Cuaderno',
  description: 'Un sitio.',
  url: 'https://www.nuria.test',
  developmentHost: null,
  email: 'hola@nuria.test',
  city: 'Soria',
  social: [{ kind: 'code', url: 'https://code.test/nuria' }],
  repository: null,
  calendarUser: null,
  analytics: null,
  legal: { name: 'Núria Peña', taxId: '11111111H', address: 'Calle Una, 2', email: 'legal@nuria.test' },
}
`
const HOME = `export const home = {
  roles: ['Programadora'],
  intro: 'Hago webs.',
  biography: ['Soy Núria.'],
}
`
const ABOUT = `export const about = {
  biography: ['Soy Núria.'],
  hobbies: [{ icon: 'reading', text: 'Leer' }],
  skills: [
    { icon: 'php', name: 'PHP' },
    { icon: 'rust', name: 'Rust' },
  ],
  tools: [{ icon: 'slack', name: 'Slack' }],
}
`
const REDIRECTS = `export const redirects = {
  '/viejo': '/articles',
}
`
export const RESUME = `{
  "basics": {
    "name": "Núria Peña",
    "label": "Desarrollo web",
    "email": "cv@nuria.test",
    "summary": "Hago webs."
  },
  "work": [
    {
      "name": "Acme",
      "position": "Programadora",
      "startDate": "2022-09"
    }
  ]
}
`
const PROJECTS = `[
  {
    "id": 1,
    "imgPath": "/images/uno.png",
    "isBlog": false,
    "title": "Huerto",
    "description": "Riega solo.",
    "ghLink": "https://github.com/nuria/huerto",
    "demoLink": "",
    "tipo": "web"
  }
]
`
export const ARTICLE = `---
id: 1
title: Uno
excerpt: Un texto.
created_at: 2026-01-01
---

Texto.
`
const PRIVACY = `# Privacidad

{{name}}

<!-- cookies -->
Ninguna.
<!-- /cookies -->
`

/** The smallest picture. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
)

const WHOLE: Record<string, string | Buffer> = {
  'site.ts': SITE,
  'home.ts': HOME,
  'about.ts': ABOUT,
  'redirects.ts': REDIRECTS,
  'resume.json': RESUME,
  'projects.json': PROJECTS,
  'privacy.md': PRIVACY,
  'articles/uno.md': ARTICLE,
  'images/uno.png': PICTURE,
}

/** A part of a file, and its replacement. */
export type Change = readonly [from: string | RegExp, to: string]

/**
 * Rewrites the folder with other files.
 * @param files by their name in the folder; null for a missing file
 */
export function writeOwnSite(files: Record<string, string | null> = {}): void {
  rmSync(ownPath('content'), { recursive: true, force: true })
  for (const [name, text] of Object.entries({ ...WHOLE, ...files })) {
    if (text === null) continue
    const file = ownPath(`content/${name}`)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}

/**
 * Returns a file of the folder with changes.
 * @throws Error if a change has no effect
 */
export function changed(name: string, ...changes: Change[]): string {
  return changes.reduce(
    (text: string, [from, to]) => {
      const next = text.replace(from, () => to)
      if (next === text) throw new Error(`${name} has no ${String(from)}`)
      return next
    },
    String(WHOLE[name] ?? ''),
  )
}
