import type { Folders } from '../../config/content-folder'
import type { Finding } from './finding'
import type { SourceText } from './source-text'

/** Values in the files before an owner personalises them. */
const PLACEHOLDERS = ['Alex Muestra', '00000000T', 'Calle de Ejemplo', 'example.com', 'Ejemplo, Madrid']

const FILES = ['site.ts', 'resume.json']

/** Reports placeholder values, which would look odd to employers. */
export function checkPlaceholders(sources: SourceText[], folders: Folders): Finding[] {
  return sources
    .filter(({ file }) => FILES.includes(file.slice(folders.name.length + 1)))
    .flatMap((source) =>
      source.text.split('\n').flatMap((line, index) => {
        const found = PLACEHOLDERS.find((placeholder) => line.includes(placeholder))
        if (!found || /^\s*(\*|\/\/|"\$schema")/.test(line)) return []
        const message = `"${found}" is a placeholder; put your own value there`
        return [
          {
            severity: 'warning',
            rule: 'placeholder',
            where: `${source.file}:${index + 1}`,
            message,
          } as const,
        ]
      }),
    )
}
