import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { foldersOf } from '../../lib/config/content-folder'
import { answersFrom } from '../../lib/cli/setup/answers'
import type { Terminal } from '../../lib/cli/setup/interview'
import { type Done, runSetup } from '../../lib/cli/setup/run-setup'
import { fingerprint, type SampleFiles } from '../../lib/cli/setup/sample'

/* A content folder for tests with its own sample, all of whose texts contain the word «Prestado». */

const TEXTS: Record<string, string> = {
  'site.ts': `export const site = { name: 'Prestado', title: 'P', description: 'D', url: 'https://prestado.example' }\n`,
  'home.ts': `export const home = { intro: 'Prestado', featured: ['prestado'] }\n`,
  'about.ts': `export const about = { biography: 'Prestado' }\n`,
  'redirects.ts': `export const redirects = { '/prestado': '/' } // Prestado\n`,
  'resume.json': '{ "basics": { "name": "Prestado" } }\n',
  'projects.json': '[{ "id": 1, "title": "Prestado", "imgPath": "/images/projects/prestado.svg" }]\n',
  'privacy.md': 'Responsable: {{name}}\n',
  'articles/uno.md': '---\nid: 1\ntitle: Prestado\n---\n\n![x](/images/articles/uno.svg)\n',
  'images/portrait.svg': '<svg>Prestado</svg>',
  'images/projects/prestado.svg': '<svg>Prestado</svg>',
  'images/articles/uno.svg': '<svg>Prestado</svg>',
  'cv.pdf': '%PDF Prestado',
}
export const SAMPLE: SampleFiles = Object.fromEntries(
  Object.entries(TEXTS).map(([name, text]) => [name, fingerprint(name, text)]),
)
export const ANSWERS = {
  name: 'Íñigo Peña',
  url: 'https://inigo.example',
  email: 'inigo@inigo.example',
  city: 'Bilbao',
  country: 'ES',
  social: ['https://github.com/inigo', 'mailto:inigo@inigo.example'],
  roles: ['Programador'],
  skills: ['Rust', 'Kubernetes'],
  legal: { taxId: '1Z', address: 'Gran Vía, 1' },
  accent: '#0b6e4f',
}
const NOW = new Date('2026-11-20T09:30:00Z')

/** A project's folder whose content is the sample. */
export class Desk {
  readonly root = mkdtempSync(path.join(tmpdir(), 'setup-'))
  readonly content = path.join(this.root, 'content')

  constructor() {
    for (const [name, text] of Object.entries(TEXTS)) this.write(name, text)
  }

  write(name: string, data: string | Buffer): void {
    mkdirSync(path.dirname(path.join(this.content, name)), { recursive: true })
    writeFileSync(path.join(this.content, name), data)
  }

  read(name: string): string {
    return readFileSync(path.join(this.content, name), 'utf8')
  }

  /** Returns the files below a folder of the root, with their content. */
  files(folder = 'content'): Record<string, string> {
    const place = path.join(this.root, folder)
    const entries = readdirSync(place, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
    const names = entries.map((one) => path.relative(place, path.join(one.parentPath, one.name))).sort()
    return Object.fromEntries(names.map((name) => [name, readFileSync(path.join(place, name), 'latin1')]))
  }

  setup(given: object, options: { isForced?: boolean; terminal?: Terminal } = {}): Promise<Done> {
    const { isForced = false, terminal = null } = options
    const folders = foldersOf(this.root, 'content')
    return runSetup({
      folders,
      root: this.root,
      answers: answersFrom(given),
      isForced,
      terminal,
      now: NOW,
      sample: SAMPLE,
    })
  }

  clear(): void {
    rmSync(this.root, { recursive: true, force: true })
  }
}

/**
 * Simulates a person who types these lines.
 * @returns the terminal, and everything that it printed and asked
 */
export function typing(lines: string[]): { terminal: Terminal; heard: string[] } {
  const heard: string[] = []
  const left = [...lines]
  const ask = async (question: string) => {
    heard.push(question)
    return left.shift() ?? ''
  }
  return { heard, terminal: { ask, say: (text) => heard.push(text) } }
}
