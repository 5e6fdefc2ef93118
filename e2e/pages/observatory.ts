/*
 * The rules of Mozilla's HTTP Observatory (github.com/mdn/mdn-http-observatory, version 1.4.8) that apply to this
 * site's responses. The service itself requires a public https URL, and the package a database.
 */

type Verdict = { rule: string; points: number }

const GRADES: [number, string][] = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
  [0, 'F'],
]
/** Points above 100 only count for a site that reaches an A without them. */
const EXTRA_CREDIT_FROM = 90
const HALF_A_YEAR_SECONDS = 15_768_000
const BROAD = /^(?:\*|(?:https?|ftp):|https?:\/\/\*(?:\.\*)?)$/
const STRICT_REFERRERS = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']

/** Returns the Observatory's grade for a page served over https, and the verdict of each rule. */
export function gradeOf(headers: Headers, html: string) {
  const verdicts = [
    policy(headers),
    cookies(headers),
    sharing(headers),
    resourcePolicy(headers),
    referrer(headers),
    transport(headers),
    integrity(html),
    contentType(headers),
    framing(headers),
  ]
  const sum = (points: Verdict[]) => points.reduce((total, verdict) => total + verdict.points, 100)
  const withoutExtra = sum(verdicts.filter(({ points }) => points < 0))
  const score = Math.max(0, withoutExtra >= EXTRA_CREDIT_FROM ? sum(verdicts) : withoutExtra)
  const grade = GRADES.find(([least]) => Math.min(100, score) >= least)?.[1] ?? 'F'
  return { grade, score, verdicts }
}

function policy(headers: Headers): Verdict {
  const verdict = (points: number): Verdict => ({ rule: 'content-security-policy', points })
  const directives = directivesOf(headers)
  if (directives.size === 0) return verdict(-25)
  const of = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*']
  const [script, style] = [of('script-src'), of('style-src')].map(withoutOverruled) as [string[], string[]]
  const unsafe = (source: string) => BROAD.test(source) || source === "'unsafe-inline'" || source === 'data:'
  if (script.some(unsafe) || of('object-src').some((source) => BROAD.test(source))) return verdict(-20)
  if ([...directives.values()].flat().some((source) => /^(?:http|ftp):/.test(source))) return verdict(-20)
  if ([...script, ...style].includes("'unsafe-eval'")) return verdict(-10)
  if (style.some(unsafe)) return verdict(0)
  const defaultSrc = directives.get('default-src')
  return verdict(defaultSrc?.length === 1 && defaultSrc[0] === "'none'" ? 10 : 5)
}

function directivesOf(headers: Headers): Map<string, string[]> {
  const text = headers.get('content-security-policy') ?? ''
  const pairs = text.split(';').map((directive) => directive.trim().split(/\s+/))
  return new Map(pairs.flatMap(([name, ...sources]) => (name ? [[name.toLowerCase(), sources]] : [])))
}

/** Removes 'unsafe-inline' next to a hash or a nonce, where browsers ignore it. */
function withoutOverruled(sources: string[]): string[] {
  const precise = sources.some((source) => /^'(?:sha\d+|nonce)-/.test(source))
  return precise ? sources.filter((source) => source !== "'unsafe-inline'") : sources
}

function cookies(headers: Headers): Verdict {
  return { rule: 'cookies', points: headers.has('set-cookie') ? -40 : 0 }
}

function sharing(headers: Headers): Verdict {
  const everybody = headers.get('access-control-allow-origin') === '*'
  const withLogin = headers.get('access-control-allow-credentials') === 'true'
  return { rule: 'cross-origin-resource-sharing', points: everybody && withLogin ? -50 : 0 }
}

function resourcePolicy(headers: Headers): Verdict {
  const value = headers.get('cross-origin-resource-policy')
  const points =
    value === 'same-origin' || value === 'same-site' ? 10 : !value || value === 'cross-origin' ? 0 : -5
  return { rule: 'cross-origin-resource-policy', points }
}

function referrer(headers: Headers): Verdict {
  const value = headers.get('referrer-policy')
  return { rule: 'referrer-policy', points: !value ? 0 : STRICT_REFERRERS.includes(value) ? 5 : -5 }
}

function transport(headers: Headers): Verdict {
  const age = /max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1]
  const points = age === undefined ? -20 : Number(age) < HALF_A_YEAR_SECONDS ? -10 : 0
  return { rule: 'strict-transport-security', points }
}

/** Subresource integrity is only required for scripts from other hosts. */
function integrity(html: string): Verdict {
  const foreign = [...html.matchAll(/<script[^>]+src="((?:https?:)?\/\/[^"]+)"[^>]*>/g)]
  const insecure = foreign.some(([, address = '']) => address.startsWith('http://'))
  const open = foreign.some(([tag]) => !tag.includes('integrity='))
  return { rule: 'subresource-integrity', points: insecure ? -50 : open ? -5 : 0 }
}

function contentType(headers: Headers): Verdict {
  return {
    rule: 'x-content-type-options',
    points: headers.get('x-content-type-options') === 'nosniff' ? 0 : -5,
  }
}

function framing(headers: Headers): Verdict {
  const ancestors = directivesOf(headers).get('frame-ancestors')
  if (ancestors && !ancestors.some((source) => BROAD.test(source)))
    return { rule: 'x-frame-options', points: 5 }
  const known = /^(?:deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '')
  return { rule: 'x-frame-options', points: known ? 0 : -20 }
}
