import path from 'node:path'
import type { Folders } from '../../config/content-folder'
import { placeAt, type Problem } from '../../config/problems'
import { createPictureCheck, type PictureCheck } from '../../portfolio/sources/embedded/picture-fault'
import { articleTexts, type TextFolders } from './article-texts'

const MAYBE_PICTURE = /!\[|<img/i
/** Pictures on other servers, or embedded in the text as data. */
const ELSEWHERE = /^(?:[a-z][a-z\d+.-]*:|\/\/|\/media\/)/i

/** Reports pictures whose file does not exist, in articles and drafts, stories and the privacy policy. */
export async function textPictures(folders: Folders, within?: TextFolders): Promise<Problem[]> {
  const texts = articleTexts(folders, MAYBE_PICTURE, within)
  if (texts.length === 0) return []
  // Uses the pages' Markdown pipeline, so that code and comments do not count as pictures. Imported late,
  // since most texts have no pictures.
  const { textFacts } = await import('../../markdown/text-facts')
  const pictureFault = createPictureCheck(folders)
  return texts.flatMap(({ file, body }) => {
    const sources = [...new Set(textFacts(body).images)].filter((src) => src !== null)
    return sources.flatMap((src): Problem[] => {
      const fault = faultOf(src, pictureFault)
      if (!fault) return []
      const place = placeAt(body, Math.max(0, offsetOf(body, src)))
      return [{ severity: 'error', file, place, field: 'the picture', ...fault }]
    })
  })
}

function faultOf(src: string, pictureFault: PictureCheck): ReturnType<PictureCheck> {
  if (ELSEWHERE.test(src) || src.startsWith('/')) return ELSEWHERE.test(src) ? null : pictureFault(src)
  // A picture that is only named may be in one of the folders of pictures.
  const name = src.replace(/^(?:\.{0,2}\/)*(?:images\/)?/, '')
  if (['/images/', '/images/articles/'].some((folder) => pictureFault(folder + name) === null)) return null
  const inside = src.replace(/^(?:\.{0,2}\/)*(?:(?:public|content)\/)?/, '/')
  const meant = [inside, `/images/${path.posix.basename(src)}`].find((one) => pictureFault(one) === null)
  const fix = meant ? `Write ${meant}` : 'Put it into images/, and write /images/ before its name'
  return { message: `is "${src}"; it should be an address that begins with a slash`, fix }
}

/** Returns the offset of a picture's URL, as written or with its blanks and accents decoded; -1 if not found. */
function offsetOf(text: string, src: string): number {
  const written = [src, safelyDecoded(src)].map((one) => text.indexOf(one)).filter((offset) => offset >= 0)
  return written[0] ?? -1
}

function safelyDecoded(src: string): string {
  try {
    return decodeURI(src)
  } catch {
    return src
  }
}
