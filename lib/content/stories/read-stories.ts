import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Folders } from '../../site/content-folder'
import { ownerText } from '../../validation/owner-text'
import { ContentProblemsError, type Problem } from '../../validation/problems'
import { brokenFile, problemsIn } from '../sources/files/broken-files'
import { InvalidFilesError } from '../errors'
import { listFiles, stampOf } from '../sources/files/list-files'
import type { SkippedRow, Story } from '../types'
import { parseStoryFile, type StoryFile } from './story-file'

/** The folder of stories, below the content folder. */
export const STORIES_FOLDER = 'projects'

/** The stories that are shown, by the id of their project, and the files that can't be used. */
export type Stories = { stories: Story[]; broken: SkippedRow[] }

type Known = { stamp: string; file: StoryFile }

/**
 * Creates a reader of `content/projects/`. Files that have not changed are not read again.
 * @returns a function that takes the last good stories: a file that becomes invalid keeps its story, and a new invalid
 *   one is left out until it is valid. Without last good stories it throws InvalidFilesError with the problems of all
 *   files.
 */
export function createStoryReader(folders: Folders): (previous: Stories | null) => Promise<Stories> {
  const folder = path.join(/* turbopackIgnore: true */ folders.content, STORIES_FOLDER)
  const known = new Map<string, Known>()

  async function readStory(name: string): Promise<StoryFile | null> {
    const place = path.join(/* turbopackIgnore: true */ folder, name)
    const stamp = await stampOf(place)
    if (stamp === null) return null
    const before = known.get(name)
    if (before?.stamp === stamp) return before.file
    const shown = nameOf(folders, name)
    const file = parseStoryFile(shown, ownerText(shown, await readFile(place)))
    known.set(name, { stamp, file })
    return file
  }

  return async (previous) => {
    const names = (await listFiles(folder)).filter((name) => name.endsWith('.md')).sort()
    for (const name of known.keys()) if (!names.includes(name)) known.delete(name)
    const read = await Promise.allSettled(names.map(readStory))
    const faults = new Map<string, unknown>()
    const files = new Map<string, StoryFile>()
    for (const [index, name] of names.entries()) {
      const result = read[index]
      if (result?.status === 'rejected') faults.set(name, result.reason)
      else if (result?.value) files.set(name, result.value)
    }
    for (const [name, problem] of sharedSlugs(folders, files, { previous, faults: [...faults.keys()] })) {
      faults.set(name, new ContentProblemsError([problem]))
      files.delete(name)
    }
    if (!previous && faults.size > 0) throw new InvalidFilesError([...faults.values()].flatMap(problemsIn))
    const kept = [...faults.keys()].flatMap((name) => storyOf(name, previous) ?? [])
    const own = [...files.values()].flatMap(({ story, isDraft }) => (isDraft ? [] : [story]))
    const stories = [...own, ...kept].sort((a, b) => a.id - b.id)
    const broken = [...faults].map(([name, fault]) => brokenFile(nameOf(folders, name), fault))
    return isSame(stories, previous?.stories) && previous && isSame(broken, previous.broken)
      ? previous
      : { stories, broken }
  }
}

type Before = { previous: Stories | null; faults: string[] }

/**
 * Returns a problem for each file that has the slug of another one. A story that had the slug before keeps it, and with
 * it its URL: the problem names the file that takes the slug.
 */
function sharedSlugs(
  { name: folder }: Folders,
  files: Map<string, StoryFile>,
  { previous, faults }: Before,
): [string, Problem][] {
  const first = new Map<string, string>()
  for (const name of faults) {
    const slug = storyOf(name, previous)?.slug
    if (slug) first.set(slug, name)
  }
  const hadIt = ([name, { story }]: [string, StoryFile]) => storyOf(name, previous)?.slug === story.slug
  const inOrder = [...files].sort((a, b) => Number(hadIt(b)) - Number(hadIt(a)))
  return inOrder.flatMap(([name, { story, locate }]): [string, Problem][] => {
    if (story.slug === null) return []
    const other = first.get(story.slug)
    if (other === undefined) first.set(story.slug, name)
    if (other === undefined) return []
    const file = `${folder}/${STORIES_FOLDER}/${name}`
    const message = `is ${story.slug}, which ${folder}/${STORIES_FOLDER}/${other} has too; it should be one of its own`
    return [[name, { severity: 'error', file, place: locate(['slug']), field: 'slug', message, fix: '' }]]
  })
}

/** Finds the last good story of a file. */
function storyOf(name: string, previous: Stories | null): Story | undefined {
  return previous?.stories.find(({ id }) => `${id}.md` === name)
}

function nameOf({ name: folder }: Folders, name: string): string {
  return `${folder}/${STORIES_FOLDER}/${name}`
}

/** Whether two lists have the same content. */
function isSame(now: readonly unknown[], before: readonly unknown[] | undefined): boolean {
  return now.length === before?.length && JSON.stringify(now) === JSON.stringify(before)
}
