import { expect, test } from 'playwright/test'
import { runCommand } from '../command'

test('npm run doctor finds no errors on this site, and sees every preview', async () => {
  test.setTimeout(330_000)
  const run = await runCommand('doctor', ['--json', '--url', process.env.SITE_UNDER_TEST ?? ''])
  const { findings, pages } = JSON.parse(run.stdout) as {
    findings: { severity: string; message: string }[]
    pages: { path: string; title: string; hasPicture: boolean }[]
  }
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(run.status, run.stderr).toBe(0)
  expect(pages.length).toBeGreaterThan(35)
  expect(pages.filter(({ title, hasPicture }) => !title || !hasPicture)).toEqual([])
})
