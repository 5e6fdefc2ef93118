import 'server-only'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { log } from '../config/log'

/** What libraries add to a page while it is used: the text of each element, read from the library as it is installed. */
export type LibraryTexts = { styles: string[]; analytics: string[] }

/** The colour that this site gives the calendar for a day without contributions. */
const CALENDAR_COLOUR = 'var(--calendar-0)'

/**
 * Reads what the policy of every page has to name. A text that an update has moved is left out, and the log says so: the
 * browser then refuses that one element.
 * @param measurementId the Google Analytics id, or null
 */
export function readLibraryTexts(measurementId: string | null): LibraryTexts {
  return {
    styles: [...find('next-themes', themeStyle), ...find('react-activity-calendar', calendarStyle)],
    analytics: measurementId
      ? find('@next/third-parties/google', (source) => analyticsScript(source, measurementId))
      : [],
  }
}

/** next-themes, while the theme changes. */
function themeStyle(source: string): string | undefined {
  return /createTextNode\("([^"\\]+)"\)/.exec(source)?.[1]
}

/** react-activity-calendar, while a year loads. */
function calendarStyle(source: string): string | undefined {
  const style = /\.innerHTML = `([^`\\]*@keyframes[^`\\]*)`/.exec(source)?.[1]
  return style && fill(fill(style, source), source, { zeroColor: CALENDAR_COLOUR })
}

/** What @next/third-parties adds after a visitor's consent. */
function analyticsScript(source: string, gaId: string): string | undefined {
  const script = /__html: `([^`\\]*gtag\('config'[^`\\]*)`/.exec(source)?.[1]
  const always = script?.replace(/\$\{debugMode \? "[^"]*" : ''\}/, '')
  return always && fill(always, source, { gaId, dataLayerName: 'dataLayer' })
}

/** A template with its values: those that are given, the others as constants of the same source. */
function fill(template: string, source: string, values: Record<string, string> = {}): string {
  return template.replace(/\$\{(\w+)\}/g, (whole, name: string) => {
    const constant = new RegExp(`const ${name} = (?:[^\\n;]*\\? )?(?:\`([^\`]*)\`|'([^']*)')`).exec(source)
    return values[name] ?? constant?.[1] ?? constant?.[2] ?? whole
  })
}

function find(library: string, read: (source: string) => string | undefined): string[] {
  try {
    const text = read(sourceOf(library))
    if (text && !text.includes('${')) return [text]
  } catch {
    // not installed any more, or elsewhere
  }
  log('warn', 'policy.library-unknown', { library })
  return []
}

/** All code that stands beside the entry of a package. */
function sourceOf(library: string): string {
  const entry = createRequire(path.join(process.cwd(), 'package.json')).resolve(library)
  return readdirSync(path.dirname(entry), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.m?js$/.test(file))
    .map((file) => readFileSync(path.join(path.dirname(entry), file), 'utf8'))
    .join('\n')
}
