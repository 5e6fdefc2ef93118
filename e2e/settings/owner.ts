import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright/test'
import { about } from '../content/about'
import { home } from '../content/home'
import { site } from '../content/site'
import { FIXTURE } from '../site'

/*
 * An owner who chose differently from the fixture's: long names, many accounts and roles, an accent, a hidden address,
 * Google Analytics, and the editor. One build, made by build.setup.ts, serves the tests of all that.
 */
const ROOT = path.resolve(__dirname, '../..')
export const OWNER = '.next-settings-content'
export const OWNER_DIST = '.next-settings'
export const ACCENT = '#0b6e4f'
export const MEASUREMENT_ID = 'G-TEST12345'

const LONG_NAME = 'María Inmaculada Concepción Fernández-Villaverde de la Peña'
const LONG_WORD = 'Electroencefalografistainteroperabilidad'
const KINDS = [
  ...['maps', 'github', 'gitlab', 'LinkedIn', 'mastodon', 'bluesky', 'x', 'youtube', 'instagram'],
  ...['Stack Overflow', 'dev.to', LONG_WORD],
]
const JOBS = ['Ingeniera', 'Investigadora predoctoral', 'Formadora de formadores']
const FIELDS = [
  'de sistemas',
  'de interfaces accesibles para administraciones públicas',
  'de electroencefalografistas desinstitucionalizados',
  'de modelos pequeños que caben en un microcontrolador y no gastan',
  'de WWWWWWWW y MMMMMMMM',
]
export const ROLES = FIELDS.map((field, index) => `${JOBS[(index + 2) % JOBS.length]} ${field}`)

/** Writes the owner's content into {@link OWNER}, inside the project folder, where every build finds it. */
export function writeOwner(): void {
  const folder = path.join(ROOT, OWNER)
  rmSync(folder, { recursive: true, force: true })
  cpSync(path.join(ROOT, FIXTURE), folder, { recursive: true })
  const social = [
    { kind: 'email', url: 'mailto:cuenta@inesprueba.example' },
    ...KINDS.map((kind, index) => ({ kind, url: `https://cuentas.example/${index}` })),
  ]
  const modules = {
    site: {
      ...site,
      name: LONG_NAME,
      title: LONG_NAME,
      accent: ACCENT,
      social,
      contact: 'form',
      analytics: { kind: 'google', id: MEASUREMENT_ID },
      admin: { backend: 'test-repo' },
    },
    home: { ...home, roles: ROLES, biography: [LONG_WORD.repeat(2)] },
    about: {
      ...about,
      biography: [LONG_WORD.repeat(2)],
      hobbies: [{ icon: 'hiking', text: LONG_WORD.repeat(2) }],
      skills: [...about.skills, LONG_WORD],
    },
  }
  for (const [name, value] of Object.entries(modules))
    writeFileSync(path.join(folder, `${name}.ts`), `export const ${name} = ${JSON.stringify(value)}\n`)
  edit('resume.json', 'Inés Prueba', LONG_NAME)
  edit('resume.json', 'Cáceres', LONG_WORD)
  edit('privacy.md', '# 7. ', 'Para ejercerlos, escriba a [{{email}}](mailto:{{email}}).\n\n# 7. ')
}

/** Replaces a text in a file of the owner's content, which must contain it. */
function edit(name: string, from: string, to: string): void {
  const file = path.join(ROOT, OWNER, name)
  const text = readFileSync(file, 'utf8')
  if (!text.includes(from)) throw new Error(`${name} of the fixture has no "${from}"`)
  writeFileSync(file, text.replaceAll(from, to))
}

/** Opens pages as for a visitor who has answered the question for consent. */
export async function answerConsent(page: Page, answer: 'granted' | 'denied', daysAgo = 1): Promise<void> {
  const day = new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10)
  await page.addInitScript((choice) => localStorage.setItem('analitica', choice), `${answer} ${day}`)
}
