import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Folders } from '../../config/content-folder'
import { runModule } from '../../config/run-module'
import type { Draft } from './draft'
import { fingerprint, type SampleFiles } from './sample'
import type { Values } from './values'

/**
 * The state of a file.
 * - `sample`: unchanged since the starter.
 * - `written`: unchanged since this command wrote it.
 * - `edited`: changed by the owner.
 */
export type FileState = 'absent' | 'sample' | 'written' | 'edited'

/** Stored in the content folder, so that a later run knows which files were edited since. */
export const RECORD = '.setup.json'

/** The current content folder. */
export type Content = {
  folders: Folders
  /** Files in the folder, as relative paths with forward slashes. */
  names: string[]
  written: Record<string, string>
  read: (name: string) => Promise<Buffer | null>
  state: (name: string) => Promise<FileState>
}

export async function readContent(folders: Folders, sample: SampleFiles): Promise<Content> {
  const read = (name: string) => readFile(path.join(folders.content, name)).catch(absent)
  const written = recordOf(await read(RECORD))
  const state = async (name: string): Promise<FileState> => {
    const data = await read(name)
    if (!data) return 'absent'
    const hash = fingerprint(name, data)
    if (sample[name] === hash) return 'sample'
    return written[name] === hash ? 'written' : 'edited'
  }
  const entries = await readdir(folders.content, { recursive: true, withFileTypes: true }).catch(absent)
  const names = (entries ?? [])
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folders.content, path.join(parentPath, name)))
  return { folders, names: names.map((name) => name.split(path.sep).join('/')).sort(), written, read, state }
}

/** Reads the values of the owner's files; empty for sample files and unreadable ones. */
export async function presentDraft(content: Content): Promise<Draft> {
  const valueOf = async (name: string, load: () => unknown): Promise<Values> => {
    if (['absent', 'sample'].includes(await content.state(name))) return {}
    try {
      return plain(load())
    } catch {
      return {}
    }
  }
  const owner = (name: string) =>
    valueOf(`${name}.ts`, () => runModule(path.join(content.folders.content, `${name}.ts`))[name])
  const resume = (await content.read('resume.json'))?.toString() ?? '{}'
  return {
    site: await owner('site'),
    home: await owner('home'),
    about: await owner('about'),
    resume: await valueOf('resume.json', () => JSON.parse(resume)),
  }
}

function plain(value: unknown): Values {
  const copy: unknown = JSON.parse(JSON.stringify(value ?? {}))
  return typeof copy === 'object' && copy !== null ? (copy as Values) : {}
}

function recordOf(data: Buffer | null): Record<string, string> {
  if (!data) return {}
  try {
    return plain(JSON.parse(data.toString())) as Record<string, string>
  } catch {
    return {} // every file then counts as edited, and none is overwritten without confirmation
  }
}

function absent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
