import './load-env-files'
import { parseArgs } from 'node:util'
import { toMadridIso } from '../text/madrid-clock'
import type { Unpublished } from './unpublished'
import { runTool } from './run-tool'

const HELP = `npm run drafts

Lists what waits: articles whose date lies ahead, the next one first, with the day, and drafts.

  --json    print one JSON object and nothing else
  --help

Exit code: 0, or 2 when the content can't be read.`

const options = {
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

async function drafts(): Promise<string> {
  const { values } = parseArgs({ options })
  if (values.help) return HELP
  // Imported late, so that an invalid environment variable is reported like any other error.
  const { createSource } = await import('../content/source')
  const { listUnpublished } = await import('./unpublished')
  const source = createSource()
  const waiting = await listUnpublished(source, Date.now())
  if (values.json) return JSON.stringify(waiting, null, 2)
  const lines = waiting.articles.map(lineOf)
  if (lines.length === 0) lines.push('Nothing waits.')
  if (!waiting.drafts) lines.push(`${source.name} hands over no drafts: only what is dated ahead is listed.`)
  return lines.join('\n')
}

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Europe/Madrid',
})

function lineOf({ slug, title, state, date }: Unpublished): string {
  const day = date && `${dayFormat.format(new Date(toMadridIso(date)))}, ${date.slice(11, 16)}`
  const when = state === 'draft' ? `draft${day ? `, dated ${day}` : ''}` : (day ?? '')
  return `${when.padEnd(24)}  ${slug}  ${title}`
}

runTool(async () => {
  console.log(await drafts())
  return 0
})
