import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { CHROMIUM_ARGS, ensureChromium } from '../../lib/cli/chromium'
import { freePort } from '../../lib/cli/running-site'

export type Vitals = {
  path: string
  /** Performance, accessibility, best practices, SEO; 0 to 100. */
  scores: number[]
  lcpMs: number
  fcpMs: number
  tbtMs: number
  cls: number
}

/** Runs Lighthouse's mobile profile; of each page, the run with the median largest contentful paint counts. */
export async function measureVitals(base: string, pages: string[], runs: number): Promise<Vitals[]> {
  const { default: lighthouse } = await import('lighthouse')
  const port = await freePort()
  const profile = mkdtempSync(path.join(os.tmpdir(), 'lighthouse-'))
  const browser = startChromium(port, profile)
  await new Promise((resolve) => setTimeout(resolve, 2_500))
  try {
    const measured: Vitals[] = []
    for (const page of pages) {
      const all: Vitals[] = []
      for (let run = 0; run < runs; run += 1) {
        const result = await lighthouse(base + page, { port, output: 'json', logLevel: 'error' })
        if (result) all.push(vitalsOf(page, result.lhr))
      }
      const median = all.toSorted((a, b) => a.lcpMs - b.lcpMs)[Math.floor(all.length / 2)]
      if (median) measured.push(median)
    }
    return measured
  } finally {
    browser.kill()
    await new Promise((resolve) => setTimeout(resolve, 500))
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

type Result = {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}

function vitalsOf(page: string, { categories, audits }: Result): Vitals {
  const value = (audit: string) => audits[audit]?.numericValue ?? 0
  const names = ['performance', 'accessibility', 'best-practices', 'seo']
  return {
    path: page,
    scores: names.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    lcpMs: Math.round(value('largest-contentful-paint')),
    fcpMs: Math.round(value('first-contentful-paint')),
    tbtMs: Math.round(value('total-blocking-time')),
    cls: Number(value('cumulative-layout-shift').toFixed(3)),
  }
}

function startChromium(port: number, profile: string): ChildProcess {
  const flags = ['--headless=new', `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`]
  return spawn(ensureChromium(), [...CHROMIUM_ARGS, ...flags], { stdio: 'ignore' })
}
