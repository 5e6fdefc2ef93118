import 'server-only'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { log } from '../config/log'

/** Texts of style and script elements that libraries insert in the browser, read from the installed packages. */
export type LibraryTexts = { styles: string[]; analytics: string[] }

/** The calendar's colour for a day without contributions, as configured by this site. */
const CALENDAR_COLOUR = 'var(--calendar-0)'

/**
 * Reads the texts that every page's policy has to allow. A text that a library update changed beyond recognition is
 * left out and logged: browsers then block that element.
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

/** Inserted by next-themes while the theme changes. */
function themeStyle(source: string): string | undefined {
  return /createTextNode\("([^"\\]+)"\)/.exec(source)?.[1]
}

/** Inserted by react-activity-calendar while a year loads. */
function calendarStyle(source: string): string | undefined {
  const style = /\.innerHTML = `([^`\\]*@keyframes[^`\\]*)`/.exec(source)?.[1]
  return style && fill(fill(style, source), source, { zeroColor: CALENDAR_COLOUR })
}

/** Inserted by @next/third-parties after a visitor's consent. */
function analyticsScript(source: string, gaId: string): string | undefined {
  const script = /__html: `([^`\\]*gtag\('config'[^`\\]*)`/.exec(source)?.[1]
  const always = script?.replace(/\$\{debugMode \? "[^"]*" : ''\}/, '')
  return always && fill(always, source, { gaId, dataLayerName: 'dataLayer' })
}

/** Fills a template literal with the given values, and with constants of the same source. */
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
    // not installed, or at another path
  }
  log('warn', 'policy.library-unknown', { library })
  return []
}

/** Concatenated source of all files next to the entry of a package. */
function sourceOf(library: string): string {
  const entry = createRequire(path.join(process.cwd(), 'package.json')).resolve(library)
  return readdirSync(path.dirname(entry), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.m?js$/.test(file))
    .map((file) => readFileSync(path.join(path.dirname(entry), file), 'utf8'))
    .join('\n')
}
