import { weighEmptyPage } from './empty-page'
import type { Section } from './pages'
import { weigh } from './weights'

/** Measures the bytes that a page loads before any interaction, as compressed with gzip. */
export const bytes: Section = async ({ url, pages }) => {
  const empty = await weighEmptyPage()
  const weights = await Promise.all(pages.kinds.map((page) => weigh(url, page)))
  return {
    title: `Bytes, gzip; an empty page of this Next loads ${empty} of script`,
    heads: ['page', 'HTML', 'styles', 'script', 'above empty'],
    rows: weights.map(({ path, html, css, js }) => [path, html, css, js, js - empty]),
  }
}
