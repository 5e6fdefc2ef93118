/** Pictures that a text contains as data; shorter ones cost no more than an address. */
const DATA = /data:image\/(?:png|jpe?g|gif|webp|avif);base64,[A-Za-z0-9+/]{200,}={0,2}/g
const NAME = /embedded:(\d+)-\d+/g

/**
 * Replaces the pictures that a text contains as data by short names, so that they don't count as text: each is
 * `embedded:` with its number and length.
 */
export function withoutEmbedded(content: string): string {
  let count = 0
  return content.replace(DATA, (data) => {
    count += 1
    return `embedded:${count - 1}-${data.length}`
  })
}

/** Puts the data back where a name stands in text, such as code that shows it. */
export function withEmbedded(text: string, content: string): string {
  if (!text.includes('embedded:')) return text
  const all = content.match(DATA) ?? []
  return text.replace(NAME, (name, index: string) => {
    const data = all[Number(index)]
    return data !== undefined && name === `embedded:${index}-${data.length}` ? data : name
  })
}

/** Returns the bytes of a picture that a text contains as data. @param source its name, or any other address */
export function embeddedPicture(source: string, content: string): Buffer | null {
  const data = withEmbedded(source, content)
  return data !== source && data.startsWith('data:')
    ? Buffer.from(data.slice(data.indexOf(',') + 1), 'base64')
    : null
}
