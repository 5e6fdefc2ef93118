import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { runCommand } from '@/e2e/unit/run-command'
import { sourceFiles } from '@/e2e/unit/source-files'
import { codesOf } from './font/unicode-ranges'

const FALLBACK = readFileSync('app/fonts/fallback.css', 'utf8')
const LAYOUT = readFileSync('app/site-document.tsx', 'utf8')

/** The unicode ranges in app/site-document.tsx, as code points: of the preloaded font, and of the rest. */
function rangesOfLayout(): Set<number>[] {
  return [...LAYOUT.matchAll(/'(U\+[^']+)'/g)].map(([, ranges = '']) => new Set(codesOf(ranges)))
}

test('what the interface is written in is in the part of the type that every page has; no sign is loaded twice', () => {
  const [spanish, others] = rangesOfLayout()
  for (const sign of 'El pingüino Ñandú comió «kiwi» — ¿a 5 € o $? ¡Sí!, 3 × 4 = 12 · −20 °C ± 1 … “ÁÉÍÓÚÜ” ©')
    expect(spanish).toContain(sign.codePointAt(0))
  expect([...(others ?? [])].filter((code) => spanish?.has(code))).toEqual([])
  for (const sign of 'àçöøŒ™<>[]{}|~') expect(others).toContain(sign.codePointAt(0))
})

test('every sign of a keyboard is in one of the two', () => {
  const [spanish, others] = rangesOfLayout()
  const keyboard = Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index)
  expect(keyboard.filter((code) => !spanish?.has(code) && !others?.has(code))).toEqual([])
})

test('both parts have every weight that a stylesheet gives', () => {
  const parts = [...LAYOUT.matchAll(/weight: '(\d+) (\d+)'/g)].map(([, least, most]) =>
    [least, most].map(Number),
  )
  const styles = sourceFiles(['app', 'components'], /\.css$/).map(([, text]) => text)
  const given = [...styles.join().matchAll(/(?:--weight-\w+|font-weight): (\d+);/g)].map(([, weight]) =>
    Number(weight),
  )
  expect([parts.length, given.length > 3]).toEqual([2, true])
  for (const [least = 0, most = 0] of parts)
    expect(given.filter((weight) => weight < least || weight > most)).toEqual([])
})

describe('npm run font', () => {
  const root = process.cwd()
  const folder = mkdtempSync(path.join(os.tmpdir(), 'font-'))
  const file = path.join(folder, 'app/fonts/spanish.woff2')
  const stylesheet = path.join(folder, 'app/fonts/fallback.css')
  beforeAll(() => {
    Object.defineProperty(process.stdin, 'isTTY', { configurable: true, writable: true, value: false })
    mkdirSync(path.dirname(file), { recursive: true })
    process.chdir(folder)
  })
  afterAll(() => {
    process.chdir(root)
    rmSync(folder, { recursive: true })
  })
  const font = (...words: string[]) => runCommand(() => import('./make-font'), ...words)

  test('writes a smaller font and what stands in for it, and prints the ranges that the pages have', async () => {
    const { code, out } = await font()
    expect(code).toBe(0)
    const ranges = [...LAYOUT.matchAll(/'(U\+[^']+)'/g)].map(([, part]) => part)
    expect(out.split('\n').slice(1)).toEqual([`spanish: ${ranges[0]}`, `the rest: ${ranges[1]}`])
    const [, size, whole] = /: (\d+) bytes instead of (\d+)$/.exec(out.split('\n')[0] ?? '') ?? []
    const bytes = readFileSync(file)
    expect([bytes.toString('latin1', 0, 4), bytes.length]).toEqual(['wOF2', Number(size)])
    expect(Number(size)).toBeLessThan(Number(whole))
    expect(readFileSync(stylesheet, 'utf8')).toBe(FALLBACK)
  })

  test('says how it is used, and takes no other word for an order', async () => {
    const { code, out } = await font('--help')
    expect([code, out]).toEqual([0, expect.stringMatching(/^npm run font \[-- options\]\n/)])
    expect((await font('--nope')).code).toBe(2)
  })

  test('leaves a font of somebody else as it is, unless it is told to', async () => {
    writeFileSync(file, 'mine')
    const { code, error } = await font()
    expect([code, error]).toEqual([2, expect.stringContaining('npm run font -- --force')])
    expect(readFileSync(file, 'utf8')).toBe('mine')
    expect((await font('--force')).code).toBe(0)
    expect(readFileSync(file).toString('latin1', 0, 4)).toBe('wOF2')
  })

  test('leaves a stylesheet of somebody else as it is, unless it is told to', async () => {
    writeFileSync(stylesheet, 'mine')
    const { code, error } = await font()
    expect([code, error]).toEqual([2, expect.stringContaining('fallback.css')])
    expect(readFileSync(stylesheet, 'utf8')).toBe('mine')
    expect((await font('--force')).code).toBe(0)
    expect(readFileSync(stylesheet, 'utf8')).toBe(FALLBACK)
  })
})
