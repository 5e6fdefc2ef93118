import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { type Answer, ask, quantile, residentMegabytes, sendTraffic } from './traffic'

/** Unknown paths, and alternative spellings of existing ones. */
const KINDS: ((word: string, number: number) => string)[] = [
  (word) => `/article/${word}`,
  (word) => `/article/${word}.md`,
  (word) => `/article/${word}/${word}`,
  (word) => `/articles/page/${word}`,
  (word) => `/articles?${word}=${word}`,
  (word) => `/project/${word}/page/2`,
  (word) => `/media/article/${word}/share.jpg?v=${word}`,
  (word) => `/${word}/${word}/${word}/${word}`,
  (_, number) => `/sitemap/${number}.xml`,
  (_, number) => `/article/articulo-1${'%20'.repeat(number % 70)}%20`,
  (word) => `/article/%2f${word}`,
  (word) => `/article/articulo-1%00${word}`,
  (word) => `/media/article/articulo-1?v=${word}&w=400`,
  (word) => `/images/${word}.png`,
]

type FloodFigures = {
  requests: number
  statuses: number[]
  newFiles: number
  newKilobytes: number
  /** Resident memory after the first tenth of the requests and at the end. */
  memoryMegabytes: [number, number]
  medianMs: number
  cachedPageMedianMs: number
}

/**
 * Requests random paths over 32 connections.
 * @param folder the site's folder of cached pages
 */
export async function flood(
  site: { url: string; pid: number },
  folder: string,
  requests: number,
): Promise<FloodFigures> {
  const answers: Answer[] = []
  const before = sizeOf(folder)
  let sent = 0
  let early = 0
  await sendTraffic(
    site.url,
    {
      connections: 32,
      until: () => sent >= requests,
      next: () => {
        sent += 1
        const word = `x${sent}-${Math.random().toString(36).slice(2)}`
        return (KINDS[sent % KINDS.length] ?? String)(word, sent)
      },
    },
    (answer) => {
      answers.push(answer)
      if (answers.length === Math.ceil(requests / 10)) early = residentMegabytes(site.pid)
    },
  )
  const after = sizeOf(folder)
  const cached = await Promise.all(Array.from({ length: 96 }, () => ask(site.url, '/articles')))
  return {
    requests: answers.length,
    statuses: [...new Set(answers.map(({ status }) => status))].sort(),
    newFiles: after.files - before.files,
    newKilobytes: Math.ceil((after.bytes - before.bytes) / 1024),
    memoryMegabytes: [early, residentMegabytes(site.pid)],
    medianMs: quantile(
      answers.map(({ ms }) => ms),
      0.5,
    ),
    cachedPageMedianMs: quantile(
      cached.map(({ ms }) => ms),
      0.5,
    ),
  }
}

function sizeOf(folder: string): { files: number; bytes: number } {
  const sizes = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
    (name) => statSync(path.join(folder, name), { throwIfNoEntry: false })?.size ?? 0,
  )
  return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }
}
