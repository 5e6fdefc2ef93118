import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { about } from '../content/about'
import { home } from '../content/home'
import { site } from '../content/site'
import { FIXTURE } from '../site'

/** Inside the project folder, where every build finds it. */
const FOLDER = 'test-results/awkward-owner'
const ROOT = path.resolve(__dirname, '../..')

const LONG_NAME = 'María Inmaculada Concepción Fernández-Villaverde de la Peña'
const LONG_WORD = 'Electroencefalografistainteroperabilidad'
const LONG_ROLE = `Especialista en ${LONG_WORD.toLowerCase()} y accesibilidad de aplicaciones web progresivas`
const KINDS = [
  ...['maps', 'github', 'gitlab', 'LinkedIn', 'mastodon', 'bluesky', 'x', 'youtube', 'instagram'],
  ...['Stack Overflow', 'dev.to', LONG_WORD, 'e-mail'],
]

/**
 * Creates a copy of the browser tests' content with long names, thirteen accounts and an accent colour.
 * @returns the folder, for CONTENT_DIR
 */
export function awkwardOwner(accent: string): string {
  const folder = path.join(ROOT, FOLDER)
  rmSync(folder, { recursive: true, force: true })
  cpSync(path.join(ROOT, FIXTURE), folder, { recursive: true })
  const social = KINDS.map((kind, index) => ({ kind, url: `https://cuentas.example/${index}` }))
  const modules = {
    site: { ...site, name: LONG_NAME, title: LONG_NAME, accent, social },
    home: { ...home, roles: ['Programadora', LONG_ROLE], biography: [LONG_WORD.repeat(2)] },
    about: {
      ...about,
      biography: [LONG_WORD.repeat(2)],
      hobbies: [{ icon: 'hiking', text: LONG_WORD.repeat(2) }],
      skills: [...about.skills, LONG_WORD],
    },
  }
  for (const [name, value] of Object.entries(modules))
    writeFileSync(path.join(folder, `${name}.ts`), `export const ${name} = ${JSON.stringify(value)}\n`)
  const resume = path.join(folder, 'resume.json')
  writeFileSync(
    resume,
    readFileSync(resume, 'utf8').replaceAll('Inés Prueba', LONG_NAME).replaceAll('Cáceres', LONG_WORD),
  )
  return FOLDER
}
