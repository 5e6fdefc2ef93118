import 'server-only'
import type { Folders } from '../../config/content-folder'
import type { Language } from '../../config/language'
import { problemsOf } from '../../validation/problems'
import { readResumeFile, resumeFileName } from '../../resume/resume'
import { isTranslated } from '../../resume/translated'
import type { Finding } from './finding'

/** Reports parts of a translated CV that appear in Spanish, because the owner has not translated them. */
export function checkTranslatedResume(folders: Folders, language: Language): Finding[] {
  const where = `${folders.name}/${resumeFileName(language)}:1`
  const notice = (message: string): Finding => ({ severity: 'notice', rule: 'translation', where, message })
  try {
    const file = readResumeFile(folders, language)
    if (!isTranslated(file))
      return [notice(`has no words of the CV: /${language}/resume shows the Spanish ones`)]
    return file.borrowed.map((name) => notice(`${name} is not translated: the Spanish one is shown`))
  } catch (error) {
    if (problemsOf(error)) return [] // reported with the file's other problems
    throw error
  }
}
