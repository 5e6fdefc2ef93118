import { stat } from 'node:fs/promises'
import type { Folders } from '../../config/content-folder'
import { findOwnerFile } from '../../config/owner-files'
import { decoded } from '../../content/sources/files/picture-fault'
import sharp from 'sharp'
import type { Finding } from './finding'
import { placeOf, type SourceText } from './source-text'

const MAX_BYTES = 500_000
const MAX_SIDE_PX = 4096
const OWN_PICTURE = /(?:\(|"|'|:\s)(\/(?:images|files)\/[^\s"'()<>]+\.(?:png|jpe?g|webp|avif|gif|svg))/gi

/** Checks the owner's pictures that the content references: they exist, and are no larger than a screen needs. */
export async function checkPictures(sources: SourceText[], folders: Folders): Promise<Finding[]> {
  // The redirect table names pictures that no longer exist.
  const shown = sources.filter(({ file }) => file !== `${folders.name}/redirects.ts`)
  const named = shown.flatMap((source) =>
    [...new Set([...source.text.matchAll(OWN_PICTURE)].map(([, address = '']) => address))].map(
      (address) => ({
        address,
        where: placeOf(source, address),
      }),
    ),
  )
  const found = await Promise.all(
    named.map(async ({ address, where }) => checkPicture(address, where, folders)),
  )
  return found.flat()
}

async function checkPicture(address: string, where: string, folders: Folders): Promise<Finding[]> {
  const file = findOwnerFile(decoded(address), folders)
  const rule = 'picture'
  if (!file) return [{ severity: 'error', rule, where, message: `${address} isn't there` }]
  const { size } = await stat(file)
  const findings: Finding[] = []
  if (size > MAX_BYTES)
    findings.push({
      severity: 'warning',
      rule,
      where,
      message: `${address} weighs ${Math.round(size / 1000)} kB; keep it under ${MAX_BYTES / 1000}`,
    })
  const { width = 0, height = 0 } = await sharp(file)
    .metadata()
    .catch(() => ({ width: 0, height: 0 }))
  if (width === 0)
    findings.push({
      severity: 'error',
      rule,
      where,
      message: `${address} is no picture that can be read`,
    })
  if (Math.max(width, height) > MAX_SIDE_PX)
    findings.push({
      severity: 'warning',
      rule,
      where,
      message: `${address} is ${width} × ${height} pixels; no side needs more than ${MAX_SIDE_PX}`,
    })
  return findings
}
