import { ownPath } from '@/e2e/unit/own-folders'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { changed, writeOwnSite } from '@/e2e/unit/own-site'
import { runCommand } from '@/e2e/unit/run-command'
import type { PrintSource } from './cv/printed-variants'

/** State of the mocked printer: what it printed, and whether it was closed. */
const printed: string[] = []
let closed = 0
let fault: Error | null = null
jest.mock('./cv/print-pdf', () => ({
  createPrinter: () => ({
    async print({ document }: PrintSource) {
      if (fault) throw fault
      printed.push(document.name)
      return Buffer.from(`%PDF-1.7 ${document.name}`)
    },
    close: async () => void (closed += 1),
  }),
}))

const cv = (...words: string[]) => runCommand(() => import('./make-cv'), ...words)
const read = (name: string) => readFileSync(ownPath(`content/${name}`), 'utf8')
const lines = ({ out }: { out: string }) => out.split('\n').map((line) => line.replace(/.*content\//, ''))

beforeEach(() => {
  Object.defineProperty(process.stdin, 'isTTY', { configurable: true, writable: true, value: false })
  printed.length = 0
  closed = 0
  fault = null
  writeOwnSite()
})

test('each file is generated once, and again when the CV changes; the browser is closed', async () => {
  expect(lines(await cv())).toEqual(['cv.pdf: 0 kB', expect.stringMatching(/^cv\/es\/cv\.docx: \d+ kB$/)])
  expect(read('cv.pdf')).toMatch(/^%PDF-1\.7 Núria Peña\n%source [\w-]+\n$/)
  expect(read('cv/es/cv.docx').slice(0, 2)).toBe('PK')
  expect(lines(await cv())).toEqual(['cv.pdf: up to date', 'cv/es/cv.docx: up to date'])
  expect([printed, closed]).toEqual([['Núria Peña'], 2])

  writeFileSync(ownPath('content/resume.json'), changed('resume.json', ['Acme', 'Otra']))
  expect((await cv()).out).not.toContain('up to date')
  expect(printed).toHaveLength(2)
  expect((await cv('--force')).out).not.toContain('up to date')
  expect(printed).toHaveLength(3)
})

test('an owner’s own PDF is kept, unless overwriting is requested', async () => {
  writeFileSync(ownPath('content/cv.pdf'), '%PDF mine')
  const { code, error } = await cv()
  expect([code, error]).toEqual([
    2,
    expect.stringMatching(/cv\.pdf was edited, or not made by this command.*npm run cv -- --force$/),
  ])
  expect([read('cv.pdf'), printed, closed]).toEqual(['%PDF mine', [], 1])
  expect((await cv('--force')).code).toBe(0)
  expect(read('cv.pdf')).toContain('Núria Peña')
})

test('files of a deleted CV are deleted; the owner’s own files beside them stay', async () => {
  writeOwnSite({
    'resume.json': changed('resume.json', [
      '"work": [',
      '"x-roles": [{ "slug": "backend", "label": "Backend" }],\n  "work": [',
    ]),
  })
  const first = await cv()
  expect([first.code, first.error]).toEqual([0, ''])
  const made = lines(first).map((line) => line.replace(/: .*/, ''))
  expect(made).toHaveLength(4)
  const ofRole = made.filter((name) => name.includes('backend'))
  writeFileSync(ownPath('content/cv/es/mine.pdf'), '%PDF mine')
  writeFileSync(ownPath('content/resume.json'), changed('resume.json', ['Acme', 'Otra']))
  const { out } = await cv()
  expect(ofRole).toHaveLength(2)
  for (const name of ofRole) {
    expect(out).toContain(`${name}: removed, the CV that it was made for is gone`)
    expect(existsSync(ownPath(`content/${name}`))).toBe(false)
  }
  expect(read('cv/es/mine.pdf')).toBe('%PDF mine')
})

test('a printing error is reported, nothing is written, and the browser is closed', async () => {
  fault = new Error('the browser is gone')
  expect(await cv()).toEqual({ code: 2, out: '', error: 'the browser is gone' })
  expect([existsSync(ownPath('content/cv.pdf')), closed]).toEqual([false, 1])
})
