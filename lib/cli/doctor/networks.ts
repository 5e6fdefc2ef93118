/**
 * How a network shows a link preview. Lengths are visible characters, weights are bytes. `source` states where the
 * numbers come from: few networks document theirs, so most are cautious estimates and may change.
 */
export type Network = {
  name: string
  title: number
  /** 0 if no description is shown. */
  description: number
  /** Aspect ratio (width / height) of the frame that the picture is cropped to. */
  aspect: number
  smallestWidth: number
  heaviestImage: number
  /** How many bytes of HTML are read. */
  htmlBytes: number
  source: string
}

const KB = 1_000
const MB = 1_000_000

export const NETWORKS: Network[] = [
  {
    name: 'WhatsApp',
    title: 65,
    description: 80,
    aspect: 1.91,
    smallestWidth: 300,
    heaviestImage: 300 * KB,
    htmlBytes: 300 * KB,
    source: 'as site owners report them; WhatsApp documents no limits',
  },
  {
    name: 'LinkedIn',
    title: 119,
    description: 0,
    aspect: 1.91,
    smallestWidth: 1200,
    heaviestImage: 5 * MB,
    htmlBytes: 3 * MB,
    source: 'LinkedIn recommends 1200 × 627 px and at most 5 MB; the rest as observed',
  },
  {
    name: 'X',
    title: 70,
    description: 200,
    aspect: 2,
    smallestWidth: 300,
    heaviestImage: 5 * MB,
    htmlBytes: 2 * MB,
    source: 'X card reference: 70 and 200 characters, 300 × 157 px, 5 MB',
  },
  {
    name: 'Slack',
    title: 150,
    description: 300,
    aspect: 1.91,
    smallestWidth: 250,
    heaviestImage: 2 * MB,
    htmlBytes: 32 * KB,
    source: 'reads pages in ranges, 32 kB first, as observed',
  },
  {
    name: 'Telegram',
    title: 100,
    description: 170,
    aspect: 1.91,
    smallestWidth: 200,
    heaviestImage: 5 * MB,
    htmlBytes: 1 * MB,
    source: 'as observed',
  },
  {
    name: 'Mastodon',
    title: 100,
    description: 200,
    aspect: 1.91,
    smallestWidth: 400,
    heaviestImage: 2 * MB,
    htmlBytes: 1 * MB,
    source: 'reads 1 MB of HTML and pictures of 2 MB, as observed',
  },
]

/**
 * The data of a preview.
 * @param image null without a usable image
 */
export type Previewed = {
  title: string
  description: string
  headBytes: number
  image: { width: number; height: number; bytes: number } | null
}

export type Preview = { title: string; description: string; image: boolean; warnings: string[] }

/** Returns the preview as a network would show it, with warnings about what it would cut. */
export function previewFor(network: Network, page: Previewed): Preview {
  const read = page.headBytes <= network.htmlBytes
  const { image } = page
  const warnings = [
    ...(read ? [] : [`reads ${Math.round(network.htmlBytes / KB)} kB of HTML, and the tags end after that`]),
    ...(image ? [] : ['shows no picture']),
    ...(image && image.bytes > network.heaviestImage
      ? [
          `leaves out pictures over ${Math.round(network.heaviestImage / KB)} kB; this one has ${Math.round(image.bytes / KB)}`,
        ]
      : []),
    ...(image && image.width < network.smallestWidth
      ? [`shows pictures from ${network.smallestWidth} px of width on in full; this one has ${image.width}`]
      : []),
  ]
  return {
    title: read ? shorten(page.title, network.title) : '',
    description: read && network.description > 0 ? shorten(page.description, network.description) : '',
    image: read && image !== null && image.bytes <= network.heaviestImage,
    warnings,
  }
}

function shorten(text: string, most: number): string {
  const letters = [...text]
  return letters.length <= most
    ? text
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
}
