import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { spawnSync } from 'node:child_process'
import sharp from 'sharp'
import { buildSite, FIXTURE } from './site'

/*
 * `npx tsx e2e/other-owners.ts`: checks, builds and tests the site with the content of three other owners, using the
 * tests that accept any content.
 */
const ROOT = path.resolve(__dirname, '..')
const FOLDER = '.next-owners'

const ARTICLE = `---
id: 1
title: "Só un artigo: e con comiñas"
tags: [rust, kubernetes, à la carte]
created_at: 2026-02-03 10:00:00
---

Un parágrafo, e a [páxina do proxecto](/project). ![A captura](/images/projects/captura.png)
`
const PROJECT = {
  id: 1,
  imgPath: '/images/projects/captura.png',
  isBlog: false,
  title: 'Un só proxecto',
  description: 'Feito en Rust.',
  ghLink: 'https://codigo.example/uxia',
  demoLink: '',
  tipo: 'app',
}

type Owner = { articles: Record<string, string>; projects: object[]; printed?: boolean }

const OWNERS: Record<string, Owner> = {
  'one-of-each': { articles: { 'un-artigo.md': ARTICLE }, projects: [PROJECT] },
  'no-articles': { articles: {}, projects: [PROJECT] },
  'no-projects': { articles: { 'un-artigo.md': ARTICLE }, projects: [], printed: false },
}

/**
 * Creates the content folder of an owner with another name, URL and skills, without a portrait, and optionally
 * without a PDF of the CV.
 */
async function makeContent(name: string, { articles, projects, printed = true }: Owner): Promise<string> {
  const folder = path.join(FOLDER, name)
  const write = (file: string, text: string | Buffer) => {
    mkdirSync(path.dirname(path.join(ROOT, folder, file)), { recursive: true })
    writeFileSync(path.join(ROOT, folder, file), text)
  }
  rmSync(path.join(ROOT, folder), { recursive: true, force: true })
  const copied = ['resume.json', 'privacy.md', 'privacy-cookies-analytics.md', ...(printed ? ['cv.pdf'] : [])]
  for (const file of copied) cpSync(path.join(ROOT, FIXTURE, file), path.join(ROOT, folder, file))
  write('site.ts', SITE)
  write(
    'home.ts',
    "export const home = { roles: ['Enxeñeira'], intro: 'Programo en Rust.', biography: ['Son de Lugo.'] }\n",
  )
  write(
    'about.ts',
    `export const about = { biography: ['Son de Lugo.'], hobbies: [], tools: [],
  skills: [{ icon: 'rust', name: 'Rust' }, { icon: 'kubernetes', name: 'Kubernetes' }, { icon: 'java', name: 'Java' }] }\n`,
  )
  write('redirects.ts', 'export const redirects = {}\n')
  write('projects.json', JSON.stringify(projects))
  for (const [file, text] of Object.entries(articles)) write(`articles/${file}`, text)
  const picture = sharp({ create: { width: 900, height: 500, channels: 3, background: '#8a3b12' } })
  write('images/projects/captura.png', await picture.png().toBuffer())
  return folder
}

const SITE = `export const site = {
  name: "Uxía Núñez",
  title: "Uxía Núñez · código",
  description: "O portfolio de Uxía Núñez, que programa en Rust e mantén servidores en Lugo.",
  url: "https://uxia.example/",
  developmentHost: null,
  email: "uxia@uxia.example",
  city: "Lugo",
  social: {
    maps: "https://a.example/1",
    appStore: "https://a.example/2",
    code: "https://a.example/3",
    professional: "https://a.example/4",
    photos: "https://a.example/5",
  },
  repository: null,
  calendarUser: null,
  analyticsId: null,
  legal: { name: "Uxía Núñez", taxId: "1", address: "Lugo", email: "uxia@uxia.example" },
}
`

/** Whether an owner is selected on the command line; all are by default. */
function wanted(name: string): boolean {
  const names = process.argv.slice(2)
  return names.length === 0 || names.includes(name)
}

async function main(): Promise<number> {
  const failed: string[] = []
  for (const [name, owner] of Object.entries(OWNERS).filter(([name]) => wanted(name))) {
    const dist = `.next-owner-${name}`
    const content = await makeContent(name, owner)
    const { ok, output } = await buildSite(dist, { CONTENT_DIR: content })
    const env = { ...process.env, CONTENT_DIR: content, NEXT_DIST_DIR: dist }
    const tests =
      ok &&
      spawnSync('npm', ['run', '--silent', 'e2e', '--', '--owner'], { cwd: ROOT, stdio: 'inherit', env })
    if (!ok) console.error(output)
    if (!tests || tests.status !== 0) failed.push(name)
    console.log(`${name}: ${failed.includes(name) ? 'FAILED' : 'ok'}`)
    rmSync(path.join(ROOT, dist), { recursive: true, force: true })
  }
  rmSync(path.join(ROOT, FOLDER), { recursive: true, force: true })
  return failed.length
}

main().then((failed) => {
  process.exitCode = failed > 0 ? 1 : 0
})
