import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import { foldersOf } from '../../lib/site/content-folder'
import { fingerprint, type Sample } from '../../lib/cli/sample/sample'
import { answersFrom, type Answers } from '../../lib/cli/setup/answers'
import type { Terminal } from '../../lib/cli/setup/terminal'
import { type Done, runSetup, type Setup } from '../../lib/cli/setup/run-setup'

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
export const SAMPLE: Sample = {
  files: Object.fromEntries(Object.entries(TEXTS).map(([name, text]) => [name, fingerprint(name, text)])),
  texts: [],
}
export const ANSWERS = {
  name: 'Íñigo Peña',
  url: 'https://inigo.example',
  email: 'inigo@inigo.example',
  city: 'Bilbao',
  country: 'ES',
  social: ['https://github.com/inigo', 'mailto:inigo@inigo.example'],
  roles: ['Programador'],
  summary: 'Programo en Bilbao.',
  skills: ['Rust', 'Kubernetes'],
  legal: { taxId: '1Z', address: 'Gran Vía, 1' },
  accent: '#0b6e4f',
}
const NOW = new Date('2026-11-20T09:30:00Z')

/** A project's folder whose content is the sample. */
export class Desk {
  readonly root = mkdtempSync(path.join(tmpdir(), 'setup-'))
  readonly content = path.join(this.root, 'content')
  /** The answers of the last interview. */
  kept: Answers = {}

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

  setup(given: object, options: Partial<Setup> = {}): Promise<Done> {
    const keep = async (answers: Answers) => {
      this.kept = answers
    }
    const standard = { root: this.root, isForced: false, terminal: null, now: NOW, sample: SAMPLE, keep }
    return runSetup({
      folders: foldersOf(this.root, 'content'),
      answers: answersFrom(given),
      ...standard,
      ...options,
    })
  }

  clear(): void {
    rmSync(this.root, { recursive: true, force: true })
  }
}

const CLEAR_LINE = '\u0015'
const QUIET_MS = 5
/** What a terminal shows of its text: colours and movements of the cursor are left out. */
const CONTROL = /\u001b\[[\d;?]*[A-Za-z]/g

/**
 * Simulates a person at a terminal who answers each question with the next of these lines, then with Enter. Lines of a
 * list are behind those that are there.
 * @param byQuestion lines for the questions that contain a text, whenever these come
 * @returns the terminal, and a function that returns all that it showed
 */
export function typing(lines: string[], byQuestion: Record<string, string[]> = {}) {
  const input = new PassThrough()
  // As wide as no line is, so that none is broken.
  const output = Object.assign(new PassThrough(), { columns: 400 })
  let shown = ''
  let fresh = ''
  let isList = false
  let timer: NodeJS.Timeout | undefined
  output.on('data', (chunk) => {
    shown += chunk
    fresh += chunk
    clearTimeout(timer)
    timer = setTimeout(answer, QUIET_MS)
  })
  const answer = () => {
    const question = fresh.replace(CONTROL, '')
    fresh = ''
    if (!/[◆▲]/.test(question.slice(-400))) return
    const message = /◆[^◆]*$/.exec(question)?.[0]
    if (message) isList = /(?:one|paragraph) a line/.test(message)
    const asked = Object.keys(byQuestion).find((text) => question.includes(text) && byQuestion[text]?.length)
    const line = asked ? byQuestion[asked]?.shift() : lines.shift()
    if (line === '\u0003') input.write(line)
    else input.write(isList ? `${line ? ` \r${line}` : ''}\r\r` : `${CLEAR_LINE}${line ?? ''}\r`)
  }
  const terminal: Terminal = { input, output }
  return { terminal, shown: () => shown.replace(CONTROL, '') }
}
