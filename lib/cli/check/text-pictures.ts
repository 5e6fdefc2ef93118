import path from 'node:path'
import type { Folders } from '../../site/content-folder'
import { createOwnPictures } from '../../content/sources/files/pictures-beside'
import { addressesIn, type OwnText, problemAt, type TextCheck } from './own-text'

/** Pictures on other servers, or embedded in the text as data. */
const ELSEWHERE = /^(?:[a-z][a-z\d+.-]*:|\/\/|\/media\/)/i

/** Pages of services that store pictures. */
const PAGE_OF_PICTURE =
  /^https?:\/\/(?:github\.com\/[^/]+\/[^/]+\/blob\/(?!.*[?&]raw=)|drive\.google\.com\/file\/|photos\.app\.goo\.gl\/|(?:www\.)?dropbox\.com\/(?!.*[?&]raw=1)|imgur\.com\/)/
const FILE_NAME = /^\S+\.(?:png|jpe?g|webp|avif|gif|svg|heic)$/i

/** Returns a check for pictures of a text whose file does not exist. */
export function textPictureCheck(folders: Folders): TextCheck {
  const { faultOf: pictureFault, find } = createOwnPictures(folders)
  const faultOf = (written: string, text: OwnText) => {
    if (ELSEWHERE.test(written)) return null
    const src = text.name.startsWith('articles/')
      ? find(written, text.name.slice('articles/'.length))
      : written
    if (src.startsWith('/')) return pictureFault(src)
    const inside = src.replace(/^(?:\.{0,2}\/)*(?:(?:public|content)\/)?/, '/')
    const meant = [inside, `/images/${path.posix.basename(src)}`].find((one) => pictureFault(one) === null)
    const fix = meant ? `Write ${meant}` : 'Put it into images/, and write /images/ before its name'
    return { message: `is "${src}"; it should be an address that begins with a slash`, fix }
  }
  return (text) => {
    const { pictures } = addressesIn(text)
    const others = pictures.flatMap(([src, node]) => {
      const said = (message: string, fix: string) => [
        problemAt(text, node, { field: 'the picture', message: `${src} ${message}`, fix }),
      ]
      if (PAGE_OF_PICTURE.test(src))
        return said('is a page that shows one, and is no picture itself', 'Put the file into images/')
      if (node.type !== 'image') return []
      const fix = `Write it between the brackets: ![Una casa](${src})`
      if (!node.alt?.trim()) return said("has no description for those who don't see it", fix)
      return FILE_NAME.test(node.alt) ? said('is described by the name of a file', fix) : []
    })
    const faults = pictures.flatMap(([src, node], index) => {
      const fault = pictures.findIndex(([other]) => other === src) === index ? faultOf(src, text) : null
      return fault ? [problemAt(text, node, { field: 'the picture', ...fault }, 'error')] : []
    })
    return [...faults, ...others]
  }
}
