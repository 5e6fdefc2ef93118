/** Texts that stand for an absent value. */
const NOTHING =
  /^(?:#|-|\.{3}|n\/?a|none|null|undefined|todo|tbd|ninguno|no|present|presente|now|today|hoy|current|actual(?:mente|idad)?|ongoing|en curso)$/i

/** Matches the path of a file rather than a host name. */
const FILE = /^[./]|\.(?:png|jpe?g|webp|avif|gif|svg|pdf)$/i

/**
 * Returns what the owner may have meant by a value that a schema refuses, likeliest first. The schema decides whether a
 * candidate is valid, so this function needs no knowledge of the fields.
 */
export function candidatesFor(value: unknown): unknown[] {
  if (typeof value === 'number' || typeof value === 'boolean') return [String(value), [String(value)]]
  if (Array.isArray(value)) return value.length === 1 ? [value[0]] : [value.join(', ')]
  if (typeof value !== 'string') return []
  const text = value.trim()
  return [
    ...(NOTHING.test(text) ? [undefined, null] : []),
    ...typed(text),
    ...[text.toLowerCase(), text.toUpperCase()],
    ...dates(text),
    ...(FILE.test(text) ? [...paths(text), ...addresses(text)] : addresses(text)),
    ...(text.includes(',') ? [text.split(',').map((part) => part.trim())] : []),
    [text],
  ].filter((candidate) => candidate !== value)
}

function typed(text: string): unknown[] {
  if (/^-?\d+(?:\.\d+)?$/.test(text)) return [Number(text)]
  if (/^(?:true|yes|sí|si)$/i.test(text)) return [true]
  return /^(?:false|no)$/i.test(text) ? [false] : []
}

/**
 * ISO forms of dates with the day first or single digits, such as 5/9/2026 or 2026/9/5, and of months: 09/2026 or
 * 2026-9.
 */
function dates(text: string): string[] {
  const day = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(.*)$/.exec(text)
  if (day) return [isoDate(day[3], day[2], day[1]) + (day[4] ?? ''), isoDate(day[3], day[2], day[1])]
  const year = /^(\d{4})[/.-](\d{1,2})(?:[/.-](\d{1,2}))?\b(.*)$/.exec(text)
  if (year) return [isoDate(year[1], year[2], year[3]) + (year[4] ?? ''), isoDate(year[1], year[2], year[3])]
  const month = /^(\d{1,2})[/.-](\d{4})$/.exec(text)
  return month ? [isoDate(month[2], month[1])] : []
}

function isoDate(...parts: (string | undefined)[]): string {
  return parts.flatMap((part) => (part === undefined ? [] : [part.padStart(2, '0')])).join('-')
}

/**
 * Corrections of web addresses with a missing or mistyped scheme or a superfluous path, of mail addresses, and of
 * GitHub repositories and accounts.
 */
function addresses(text: string): string[] {
  const bare = text.replace(/^[a-z]{3,6}:?\/{1,3}/i, '').replace(/\s/g, '')
  const whole = /^[^\s@/]+\.[^\s@/]+/.test(bare) ? `https://${bare}` : ''
  const repository = /github\.com[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?(?:[/?#].*)?$/i.exec(text)?.[1]
  return [
    ...(repository ? [repository] : []),
    ...(whole ? [whole, whole.replace(/^(https:\/\/[^/?#]+).*$/, '$1')] : []),
    text
      .replace(/^mailto:/i, '')
      .replace(/\s*(?:\(at\)|\[at\]|\(arroba\)|\[arroba\]|\s(?:at|arroba)\s)\s*/i, '@'),
    text.replace(/\s/g, ''),
    text.replace(/^@/, ''),
    text.replace(/^\/|(?:\.git|\/)$/g, ''),
  ]
}

/** Root-relative forms of paths as an editor shows them: `public/a.png`, `../images/a b.png`. */
function paths(text: string): string[] {
  const inside = text.replace(/^(?:\.{0,2}\/)*(?:(?:public|content)\/)?/, '/')
  if (/^[a-z]+:/i.test(text)) return []
  const bare = /^[^/]+$/.test(text) ? [`/images/${text}`] : []
  return [...bare, inside, encodeURI(inside)]
}
