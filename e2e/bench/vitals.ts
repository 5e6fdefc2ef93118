import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { chromiumArgs, ensureChromium } from '../../lib/cli/chromium'
import { freePort } from '../../lib/cli/running-site'

export type Vitals = {
  /** Performance, accessibility, best practices, SEO; 0 to 100. */
  scores: number[]
  largestMs: number
  firstMs: number
  blockingMs: number
  shift: number
}

const START_TIMEOUT_MS = 20_000
/** Occasionally a trace lacks its beginning, and Lighthouse requires another. */
const TRIES = 3

/** Opens a browser for Lighthouse for the duration of a measurement. */
export async function withLighthouse<T>(
  measure: (vitalsOf: (url: string) => Promise<Vitals>) => Promise<T>,
): Promise<T> {
  const { default: lighthouse } = await import('lighthouse')
  const port = await freePort()
  const profile = mkdtempSync(path.join(os.tmpdir(), 'lighthouse-'))
  const browser = startChromium(port, profile)
  try {
    await untilListening(port)
    const vitalsOf = async (url: string, tries = TRIES): Promise<Vitals> => {
      const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' })
      if (!result) throw new Error(`Lighthouse has no result for ${url}`)
      const { runtimeError } = result.lhr
      if (!runtimeError) return readVitals(result.lhr)
      if (tries > 1) return vitalsOf(url, tries - 1)
      throw new Error(`Lighthouse failed at ${url}: ${runtimeError.message}`)
    }
    return await measure((url) => vitalsOf(url))
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

function readVitals({ categories, audits }: Result): Vitals {
  const value = (audit: string) => audits[audit]?.numericValue ?? 0
  const names = ['performance', 'accessibility', 'best-practices', 'seo']
  return {
    scores: names.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    largestMs: value('largest-contentful-paint'),
    firstMs: value('first-contentful-paint'),
    blockingMs: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
  }
}

function startChromium(port: number, profile: string): ChildProcess {
  const flags = ['--headless=new', `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`]
  return spawn(ensureChromium(), [...chromiumArgs(), ...flags], { stdio: 'ignore' })
}

async function untilListening(port: number): Promise<void> {
  const deadline = performance.now() + START_TIMEOUT_MS
  while (performance.now() < deadline) {
    const answer = await fetch(`http://127.0.0.1:${port}/json/version`).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('Chromium did not start.')
}
