import { ownPath } from './own-folders'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { diagramFile, SCHEMES } from '../../lib/markdown/diagrams'

/** Writes the drawings of a diagram into the test file's content folder, as the tool that draws them does. */
export function writeDrawings(source: string, texts: string): void {
  for (const scheme of SCHEMES) {
    const file = diagramFile(source, scheme, ownPath('content'))
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(
      file,
      `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="80" viewBox="0 0 120 80"><desc>${texts}</desc><polyline points="0,0 9,9" stroke="${scheme}"/></svg>\n`,
    )
  }
}
