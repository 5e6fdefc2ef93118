import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

/** A line of e2e/SPECIFICATION.md: its number, the title of its chapter, and the tests that prove it. */
type SpecificationLine = { number: string; chapter: string; proofs: string[] }

type SpecificationDocument = { chapters: string[]; lines: SpecificationLine[]; unnumbered: string[] }

/** A title of a test, or of a group of tests, as its literal source text. */
type TestTitle = { title: string; file: string }

const CHAPTER = /^#{2,3} (\d+(?:\.\d+)*)\.? /
const LINE = /^- \*\*(\d+(?:\.\d+)*)\*\* \S/
const PROOF = /^ +→ "(.*)"$/
const TEST_FUNCTIONS = new Set(['test', 'it', 'describe', 'each', 'only'])

/**
 * Parses the numbered chapters and lines of the specification; list items without a number are collected separately.
 */
export function readSpecification(markdown: string): SpecificationDocument {
  const document: SpecificationDocument = { chapters: [], lines: [], unnumbered: [] }
  for (const text of markdown.split('\n')) {
    const chapter = CHAPTER.exec(text)?.[1]
    const number = LINE.exec(text)?.[1]
    const proof = PROOF.exec(text)?.[1]
    if (chapter) document.chapters.push(chapter)
    else if (number) document.lines.push({ number, chapter: document.chapters.at(-1) ?? '', proofs: [] })
    else if (proof) document.lines.at(-1)?.proofs.push(proof)
    else if (/^\s*([-*]|→)/.test(text)) document.unnumbered.push(text)
  }
  return document
}

/** Returns wrong line numbers: each must be its chapter's number, a dot, and its position there. */
export function numberingFaults({ lines }: SpecificationDocument): string[] {
  const counted = new Map<string, number>()
  return lines.flatMap(({ number, chapter }) => {
    const place = (counted.get(chapter) ?? 0) + 1
    counted.set(chapter, place)
    return number === `${chapter}.${place}` ? [] : [`${number} should be ${chapter}.${place}`]
  })
}

/**
 * Returns the test titles that a proof refers to: those equal to it, or else those containing it.
 * @returns exactly one title for a valid proof
 */
export function findProof(proof: string, titles: TestTitle[]): TestTitle[] {
  const same = titles.filter(({ title }) => title === proof)
  return same.length > 0 ? same : titles.filter(({ title }) => title.includes(proof))
}

/** Returns the titles of tests and groups in a source file. Skipped ones prove nothing, and are left out. */
export function readTestTitles(source: string, file: string): TestTitle[] {
  const titles: TestTitle[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isTestFunction(node.expression)) {
      const [first, body] = node.arguments
      if (body && first && ts.isStringLiteralLike(first)) titles.push({ title: first.text, file })
      if (body && first && ts.isTemplateExpression(first))
        titles.push({ title: first.getText().slice(1, -1), file })
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true))
  return titles
}

/**
 * Whether a callee is `test`, `describe`, `test.describe`, `test.each(rows)` or the like, but not `test.skip` or
 * `test.fixme`.
 */
function isTestFunction(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return TEST_FUNCTIONS.has(callee.text)
  if (ts.isCallExpression(callee)) return isTestFunction(callee.expression)
  return (
    ts.isPropertyAccessExpression(callee) &&
    TEST_FUNCTIONS.has(callee.name.text) &&
    isTestFunction(callee.expression)
  )
}

/** Returns the numbers that a text refers to with the section sign, as in `SPEC §2, §8` or `§2.4.3`. */
export function readReferences(text: string): string[] {
  return [...text.matchAll(/§(\d+(?:\.\d+)*)/g)].map(([, number = '']) => number)
}

/** Returns the paths of all files below folders, relative to the root of the repository. */
export function listFiles(root: string, folders: string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name))),
  )
}

/** Returns every test title of the repository, with its file. */
export function listTestTitles(root: string, files: string[]): TestTitle[] {
  return files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => readTestTitles(readFileSync(path.join(root, file), 'utf8'), file))
}
