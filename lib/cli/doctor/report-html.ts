import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import type { PagePreview } from './check-pages'
import { Markup, markup } from '../../text/markup'
import { type Finding, sortFindings } from './finding'
import { NETWORKS, type Network, type Preview } from './networks'
import { reportCss } from './report-css'

const THUMBNAIL_WIDTH = 480

/**
 * Writes a report as an HTML page: the findings, and the preview of every page on each network.
 * @returns its file
 */
export async function writeHtmlReport(
  folder: string,
  findings: Finding[],
  previews: PagePreview[],
  host: string,
): Promise<string> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const sections = await Promise.all(
    previews.map(async (page, index) => {
      const image = page.picture && (await saveThumbnail(folder, `${index}.jpg`, page.picture))
      return pageSection(page, image, host)
    }),
  )
  const file = path.join(folder, 'index.html')
  await writeFile(file, document(findings, sections).source)
  return file
}

async function saveThumbnail(folder: string, name: string, picture: Buffer): Promise<string> {
  await writeFile(
    path.join(folder, name),
    await sharp(picture).resize({ width: THUMBNAIL_WIDTH }).jpeg({ quality: 72 }).toBuffer(),
  )
  return name
}

function document(findings: Finding[], sections: Markup[]): Markup {
  return markup`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Doctor: the site before a deploy</title>
<style>${new Markup(reportCss)}</style>
<main>
<h1>The site before a deploy</h1>
<p>${findings.length} findings, ${sections.length} previews.</p>
${findingsTable(sortFindings(findings))}
<h2>Previews</h2>
<p>As each network would cut and crop them. Sources: ${NETWORKS.map(({ name, source }) => `${name}: ${source}`).join('; ')}.</p>
${sections}
</main>
</html>
`
}

function findingsTable(findings: Finding[]): Markup {
  if (findings.length === 0) return markup`<p>Nothing to complain about.</p>`
  const rows = findings.map(
    ({ severity, rule, where, message }) =>
      markup`<tr data-severity="${severity}"><td>${severity}</td><td><code>${where}</code></td><td>${message}</td><td>${rule}</td></tr>
`,
  )
  return markup`<table><thead><tr><th>Severity</th><th>Where</th><th>What</th><th>Rule</th></tr></thead><tbody>${rows}</tbody></table>`
}

function pageSection(page: PagePreview, image: string | null, host: string): Markup {
  const cards = page.networks.map(({ name, preview }) => {
    const network = NETWORKS.find((one) => one.name === name)
    return network ? card(network, preview, image, host) : null
  })
  return markup`<section><h3><code>${page.path}</code></h3><div class="cards">${cards}</div></section>
`
}

function card(
  { name, aspect }: Network,
  { title, description, image, warnings }: Preview,
  file: string | null,
  host: string,
): Markup {
  const picture =
    image && file
      ? markup`<img src="${file}" alt="" loading="lazy" style="aspect-ratio:${aspect}">`
      : markup`<div class="none">no picture</div>`
  return markup`<figure data-network="${name.toLowerCase()}"><figcaption>${name}</figcaption><div class="card">${picture}
<div class="words"><small>${host}</small><strong>${title}</strong>${description ? markup`<span>${description}</span>` : null}</div></div>
${warnings.map((warning) => markup`<p class="warning">${warning}</p>`)}</figure>`
}
