import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import '../lib/resume/older-node'
import mammoth from 'mammoth'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import type { StructTreeNode } from 'pdfjs-dist/types/src/display/api'

/*
 * Readers for the formats of a CV, as third-party software reads them. Each returns plain text in the order of the
 * file.
 */

/**
 * The result of reading a PDF.
 * @param headings levels and texts, from the structure tree
 * @param lastLines the last line of each page
 * @param marked whether all text belongs to the structure tree
 */
export type ReadPdf = {
  text: string
  pages: number
  language: unknown
  headings: string[]
  lastLines: string[]
  marked: boolean
}

/** Reads a PDF with pdf.js. */
export async function readWithPdfJs(file: string): Promise<ReadPdf> {
  return withPdf(file, async (document) => {
    const texts: string[] = []
    const headings: string[] = []
    let marked = true
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number)
      const { items } = await page.getTextContent({ includeMarkedContent: true })
      const parts = partsOf(items as Item[])
      texts.push(parts.text)
      marked &&= parts.marked
      headings.push(...headingsOf(await page.getStructTree(), parts.byId))
    }
    const { info } = await document.getMetadata()
    const lastLines = texts.map((text) => text.trim().split('\n').at(-1) ?? '')
    const language = (info as { Language?: string }).Language
    return { text: texts.join('\n'), pages: document.numPages, language, headings, lastLines, marked }
  })
}

/** Returns the text of a PDF as extracted by Poppler, in visual order. */
export function readWithPoppler(file: string): string {
  return spawnSync('pdftotext', [file, '-'], { encoding: 'utf8' }).stdout
}

/** Returns the text of a Word document, and its elements: `h1`, `p`, `li`, `table`. */
export async function readDocx(file: string): Promise<{ text: string; elements: string[] }> {
  const { value } = await mammoth.extractRawText({ path: file })
  const html = (await mammoth.convertToHtml({ path: file })).value
  return { text: value, elements: [...html.matchAll(/<(\w+)/g)].map(([, name = '']) => name) }
}

/** Returns a text without line breaks, bullets, separators and capitals, which only belong to a layout. */
export function letters(text: string): string {
  return text
    .replace(/^- /gm, '')
    .replace(/[\s\u00a0·•|]/g, '')
    .toLowerCase()
}

type Item = { type?: string; tag?: string; id?: string | null; str?: string; hasEOL?: boolean }

/** Returns the text outside of artifacts; `marked` tells whether all of it belongs to the structure tree. */
function partsOf(items: Item[]): { text: string; marked: boolean; byId: Map<string, string> } {
  const open: Item[] = []
  const byId = new Map<string, string>()
  let text = ''
  let marked = true
  for (const item of items) {
    if (item.type?.startsWith('begin')) open.push(item)
    else if (item.type === 'endMarkedContent') open.pop()
    else {
      if (open.some(({ tag }) => tag === 'Artifact')) continue
      const part = (item.str ?? '') + (item.hasEOL ? '\n' : '')
      const { id } = open.findLast((one) => one.id) ?? {}
      if (id) byId.set(id, (byId.get(id) ?? '') + part)
      else marked &&= part.trim() === ''
      text += part
    }
  }
  return { text, marked, byId }
}

function headingsOf(node: StructTreeNode | null, byId: Map<string, string>): string[] {
  if (!node || !('role' in node)) return []
  if (/^H\d$/.test(node.role)) return [`${node.role} ${contentOf(node, byId).trim()}`]
  return node.children.flatMap((child) => headingsOf(child as StructTreeNode, byId))
}

function contentOf(node: object, byId: Map<string, string>): string {
  if ('children' in node) return (node.children as object[]).map((child) => contentOf(child, byId)).join('')
  return 'id' in node ? (byId.get(String(node.id)) ?? '') : ''
}

/** Opens a PDF with pdf.js, and closes it after `read`. */
export async function withPdf<T>(file: string, read: (document: PDFDocumentProxy) => Promise<T>): Promise<T> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const task = getDocument({ data: new Uint8Array(readFileSync(file)) })
  try {
    return await read(await task.promise)
  } finally {
    await task.destroy()
  }
}
