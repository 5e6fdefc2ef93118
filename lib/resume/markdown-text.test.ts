import { WHOLE_RESUME } from '@/e2e/unit/whole-resume'
import { resumeDocument } from './document'
import { resumeMarkdown } from './markdown-text'
import { parseResume } from './resume'

test('the CV as Markdown: a title, contacts as links, a heading for each section and entry', () => {
  const text = resumeMarkdown(resumeDocument(parseResume(WHOLE_RESUME))).replaceAll('\u00a0', ' ')
  expect(text).toMatch(
    /^# Ana Peña\n\nWeb \| Madrid, España\n\n- \[ana@example\.com\]\(mailto:ana@example\.com\)\n/,
  )
  expect(text).toContain(
    '\n\n**Busco:** Jornada completa · Madrid · desde feb. 2026\n\nHago webs.\n\n## Experiencia\n\n',
  )
  expect(text).toContain(
    '### Desarrollo\n\nUno, S. L. | Soria | sept. 2022 – 2024\n\nComercio.\n\nTodo.\n\n- Una tienda\n- Un almacén\n',
  )
  expect(text).toContain('\n\n## Idiomas\n\n- **Español:** Nativo\n- Latín\n\n')
  expect(text).not.toMatch(/\n\n\n/)
})
