import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(__dirname, '../..')

/**
 * Returns the source files below folders of the repository.
 * @param folders relative to the root
 * @param name pattern of the file names to include
 * @returns pairs of path and text, as `test.each` takes them
 */
export function sourceFiles(folders: string[], name: RegExp): [file: string, text: string][] {
  return folders.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      // A route's folder may be named like a file.
      .filter((file) => name.test(file) && statSync(path.join(ROOT, folder, file)).isFile())
      .map((file): [string, string] => [
        path.join(folder, file),
        readFileSync(path.join(ROOT, folder, file), 'utf8'),
      ]),
  )
}
