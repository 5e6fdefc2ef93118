/** Players whose frame URL differs from the URL of their page. */
const PLAYERS: [pattern: RegExp, page: string][] = [
  [/^https?:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]+)/, 'https://www.youtube.com/watch?v='],
  [/^https?:\/\/player\.vimeo\.com\/video\/(\d+)/, 'https://vimeo.com/'],
]

/** Returns the URL of the page that an embed shows, which visitors can open. */
export function pageOfEmbed(source: string): string {
  const address = source.startsWith('//') ? `https:${source}` : source
  for (const [pattern, page] of PLAYERS) {
    const id = pattern.exec(address)?.[1]
    if (id) return page + id
  }
  // A gist is embedded through its script.
  return address.replace(/^(https:\/\/gist\.github\.com\/[^?]+)\.js(?:\?.*)?$/, '$1')
}

/** Formats a URL as a Markdown autolink; an empty string for anything but a web address. */
export function linkTo(address: string): string {
  const page = pageOfEmbed(address.trim())
  return /^https?:\/\/[^\s<>]+$/.test(page) ? `<${page}>` : ''
}
