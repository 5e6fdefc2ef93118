const INDENT = '  '
/** Maximum line width of a list or object that is written on one line. */
const WIDTH = 100

/** Formats a value as TypeScript, in the style of the content folder's other files; undefined fields are left out. */
export function sourceOf(value: unknown, indent = ''): string {
  if (Array.isArray(value)) return listed(value, '[', ']', indent, (one, at) => sourceOf(one, at))
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([, held]) => held !== undefined)
    return listed(entries, '{', '}', indent, ([key, held], at) => `${keyOf(key)}: ${sourceOf(held, at)}`)
  }
  return typeof value === 'string' ? quoted(value) : String(value)
}

function listed<T>(
  entries: T[],
  open: string,
  close: string,
  indent: string,
  print: (entry: T, indent: string) => string,
): string {
  if (entries.length === 0) return open + close
  const inner = indent + INDENT
  const lines = entries.map((entry) => print(entry, inner))
  const [before, after] = open === '{' ? ['{ ', ' }'] : ['[', ']']
  const short = `${before}${lines.join(', ')}${after}`
  // The outermost object is always written on several lines.
  if (indent !== '' && !short.includes('\n') && indent.length + short.length <= WIDTH) return short
  return `${open}\n${lines.map((line) => `${inner}${line},\n`).join('')}${indent}${close}`
}

function keyOf(key: string): string {
  // As a plain key it would set the prototype.
  if (key === '__proto__') return "['__proto__']"
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key)
}

function quoted(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"')
  return `'${escaped.replaceAll("'", "\\'")}'`
}
