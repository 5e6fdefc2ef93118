import { writeFileSync } from 'node:fs'
import { ownPath } from '@/e2e/unit/own-folders'
import { writeOwnSite } from '@/e2e/unit/own-site'
import { folders } from '../../config/content-folder'
import { formatProblem } from '../../config/problems'
import { collectProblems } from './collect-problems'

const LATIN_1 = "is not UTF-8, so that its letters can't be read. Save it again as UTF-8."

async function problemsWith(file: string, text: string): Promise<string[]> {
  writeOwnSite({ [file]: text })
  writeFileSync(ownPath(`content/${file}`), Buffer.from(text, 'latin1'))
  return (await collectProblems(folders)).problems.map(formatProblem)
}

test.each([
  ['articles/uno.md', '---\nid: 1\ntitle: Año\ncreated_at: 2026-01-02\n---\nTexto', 3],
  ['projects/1.md', 'Una línea de más\n', 1],
  ['projects.json', '[\n  { "id": 1, "title": "Año" }\n]', 2],
  ['privacy.md', '# Política', 1],
])(
  '%s in Latin-1 is named, with the line, and not published with other letters',
  async (file, text, line) => {
    const problems = await problemsWith(file, text)
    expect(problems).toContainEqual(
      expect.stringMatching(new RegExp(`^content/${file}:${line}:\\d+: ${LATIN_1}$`)),
    )
  },
)
