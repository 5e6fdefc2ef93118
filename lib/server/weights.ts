const WEIGHT = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/

/**
 * Parses what a client prefers: the weights of an `Accept` or an `Accept-Encoding` header, by name in lower case, 1 by
 * default (RFC 9110, 12.4.2). Other parameters don't matter here.
 * @returns none for a malformed header
 */
export function weightsOf(header: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>()
  for (const element of header.split(',').filter((one) => one.trim())) {
    const [name = '', ...parameters] = element.split(';').map((one) => one.trim().toLowerCase())
    const weight = parameters.find((one) => one.startsWith('q='))?.slice(2) ?? '1'
    if (!/^\S+$/.test(name) || !WEIGHT.test(weight)) return new Map()
    weights.set(name, Number(weight))
  }
  return weights
}

/**
 * Whether an Accept header names Markdown explicitly, with at least the weight of HTML. Browsers and crawlers, which
 * name HTML or any type, get HTML. So does a client with a malformed header.
 */
export function prefersMarkdown(accept: string | null): boolean {
  const weights = weightsOf(accept ?? '')
  const markdown = weights.get('text/markdown') ?? 0
  const html = weights.get('text/html') ?? weights.get('text/*') ?? weights.get('*/*') ?? 0
  return markdown > 0 && markdown >= html
}
