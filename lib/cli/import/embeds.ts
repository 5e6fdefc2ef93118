/** Frames whose page has another address than what stands in the frame. */
const PLAYERS: [pattern: RegExp, page: string][] = [
  [/^https?:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]+)/, 'https://www.youtube.com/watch?v='],
  [/^https?:\/\/player\.vimeo\.com\/video\/(\d+)/, 'https://vimeo.com/'],
]

/** The page that a frame shows something of: what a visitor can open. */
export function pageOfEmbed(source: string): string {
  const address = source.startsWith('//') ? `https:${source}` : source
  for (const [pattern, page] of PLAYERS) {
    const id = pattern.exec(address)?.[1]
    if (id) return page + id
  }
  // A gist is embedded by its script.
  return address.replace(/^(https:\/\/gist\.github\.com\/[^?]+)\.js(?:\?.*)?$/, '$1')
}

/** An address as a link that shows it; empty for what is no web address. */
export function linkTo(address: string): string {
  const page = pageOfEmbed(address.trim())
  return /^https?:\/\/[^\s<>]+$/.test(page) ? `<${page}>` : ''
}
