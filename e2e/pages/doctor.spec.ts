import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'playwright/test'
import { runCommand } from '../command'

test('npm run doctor finds no errors on this site, and draws every preview', async () => {
  test.setTimeout(330_000)
  const folder = mkdtempSync(path.join(os.tmpdir(), 'doctor-report-'))
  const args = ['--json', '--url', process.env.SITE_UNDER_TEST ?? '', '--report', folder]
  const run = await runCommand('doctor', args)
  const { findings, pages } = JSON.parse(run.stdout) as {
    findings: { severity: string; message: string }[]
    pages: { path: string; title: string; hasPicture: boolean }[]
  }
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(run.status, run.stderr).toBe(0)
  expect(pages.length).toBeGreaterThan(35)
  expect(pages.filter(({ title, hasPicture }) => !title || !hasPicture)).toEqual([])
  expect(readFileSync(path.join(folder, 'index.html'), 'utf8')).toContain('<figcaption>/about</figcaption>')
  expect(existsSync(path.join(folder, '0.jpg'))).toBe(true)
  rmSync(folder, { recursive: true })
})
