import 'server-only'
import path from 'node:path'
import { checkedValue } from '../config/checked-value'
import { type Folders, folders as ownFolders } from '../config/content-folder'
import { type JsonFile, readJsonFile } from '../config/read-json'
import { isEmptyOrNull, withoutEmpty } from '../config/without-empty'
import { resumeSchema, type Resume } from './schema'

const fileName = ({ name }: Folders) => `${name}/resume.json`

/**
 * Reads and validates the owner's CV.
 * @throws ContentProblemsError naming the file, with every field that can't be used
 */
export function readResume(folders = ownFolders): Resume {
  const { value, locate } = readResumeFile(folders)
  return parseResume(value, locate, folders)
}

/**
 * Validates a CV in JSON Resume format.
 * @param locate where a field stands in the file
 * @throws ContentProblemsError as {@link readResume} does
 */
export function parseResume(
  value: unknown,
  locate: JsonFile['locate'] | null = null,
  folders = ownFolders,
): Resume {
  return checkedValue(resumeSchema, value, {
    file: fileName(folders),
    locate: (keys) => locate?.(keys) ?? null,
    isAbsent: isEmptyOrNull,
  })
}

/**
 * The CV file with fields that the site doesn't show; what is empty is left out.
 * @throws ContentProblemsError naming the file when it is missing or isn't valid JSON
 */
export function readPublishedResume(): unknown {
  return withoutEmpty(readResumeFile().value, isEmptyOrNull).value
}

/** The file with the places of its fields. @throws ContentProblemsError as {@link readPublishedResume} does */
export function readResumeFile(folders = ownFolders): JsonFile {
  const place = path.join(/* turbopackIgnore: true */ folders.content, 'resume.json')
  return readJsonFile(
    fileName(folders),
    place,
    'The CV is made from it; write one in the form of JSON Resume',
  )
}
